declare namespace App {
  interface Locals {
    /** The moment of this request; nothing else reads a clock. */
    now: Date;
    /** The status that the failure page explains. */
    failure?: number;
    /** The path as it was asked for, still encoded; Astro's own is decoded, and of the not-found page. */
    path: string;
    /** What an editor previews: the page of a document shows it instead of what is public. */
    draft?: import('../lib/draft.ts').Draft;
    /** For the copy that the web server shows while we don't answer; the page says so. */
    mirror?: true;
    /** The network that a post came from. */
    sender?: string;
    /** Counts a post and returns whether it is allowed; ask only for a form that would cause work. */
    admitPost?: (kind?: import('../lib/post-kinds.ts').PostKind) => Promise<boolean>;
  }
}
