import MailComposer from 'nodemailer/lib/mail-composer';

export interface Letter {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  messageId: string;
}

/** The bytes that a mail server gets. */
export function toMessage({ from, to, headers, ...parts }: Letter): Promise<Buffer> {
  return new MailComposer({
    ...parts,
    from,
    to: { name: '', address: to },
    // Keeps out-of-office programs from answering.
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
