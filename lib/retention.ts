/** How long we keep what people send: the privacy page says it and the housekeeping does it. */
export const retention = {
  messageYears: 2,
  mailDays: 30,
  confirmLinkHours: 48,
  deletionLinkHours: 48,
  unconfirmedDays: 7,
  /** Of who wants to know when a service opens, where it never does. */
  openingAlertDays: 366,
  entryDraftDays: 7,
  /** Files weigh more than words, and cost who sends them nothing. */
  entryDraftFileHours: 24,
  /** Of who looked at an entry: the entry itself may be gone long before. */
  lookYears: 2,
  /** Of who published, deleted or changed what. */
  auditYears: 2,
  /** The oldest backup. */
  backupMonths: 12,
} as const;

/** How long somebody on a waiting list may think about a place. */
export const offerDays = 3;

/** How long what an editor deleted can be taken back. */
export const binDays = 30;
