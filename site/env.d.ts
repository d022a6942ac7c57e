declare namespace App {
  interface Locals {
    /** The moment of this request; nothing below reads a clock of its own. */
    now: Date;
  }
}
