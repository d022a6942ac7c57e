declare namespace App {
  interface Locals {
    /** The moment of this request; nothing below reads a clock of its own. */
    now: Date;
    /** The status that the failure page explains. */
    failure?: number;
    /** The path as it was asked for, still encoded; Astro's own is decoded, and of the not-found page. */
    path: string;
    /** May this post be done? Counts it: to be asked only for one that would cause work. */
    admitPost?: () => Promise<boolean>;
  }
}
