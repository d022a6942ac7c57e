declare namespace App {
  interface Locals {
    /** The moment of this request; nothing below reads a clock of its own. */
    now: Date;
    /** The status that the failure page explains. */
    failure?: number;
    /** Too many posts came from where this one comes from: nothing may be done with it. */
    isTooMany?: boolean;
  }
}
