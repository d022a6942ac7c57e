import { escapeXml } from '../../lib/xml-text.ts';

interface MailLink {
  label: string;
  address: string;
}

export interface MailItem {
  kind: string;
  title: string;
  words: string;
  address: string;
}

/** The content of a mail, from which both of its parts are made. */
export interface MailWords {
  heading: string;
  paragraphs: string[];
  /** What it tells of, each with its page. */
  items?: MailItem[];
  /** A link on a line of its own. */
  action?: MailLink;
  /** Small print: why one gets this and how to stop it. */
  footer: (string | MailLink)[];
}

/** The text part and the HTML part. Whatever a person typed is escaped here. */
export function composeMail({ heading, paragraphs, items = [], action, footer }: MailWords): {
  text: string;
  html: string;
} {
  const text = [
    heading,
    ...paragraphs,
    ...items.map(itemText),
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    ['-- ', ...footer.map(footerText)].join('\n'),
  ].join('\n\n');
  const button = action
    ? `<p><a href="${escapeXml(action.address)}" style="display:inline-block;padding:14px 20px;background:#04182f;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:3px">${escapeXml(action.label)}</a></p><p>Se o botão não abrir, copie este endereço:<br><a href="${escapeXml(action.address)}">${escapeXml(action.address)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeXml(heading)}</title></head><body style="margin:0;padding:24px;font:17px/1.5 system-ui,sans-serif;overflow-wrap:anywhere"><div style="max-width:560px;margin:0 auto"><h1 style="font-size:24px;line-height:1.2;border-bottom:4px solid #ffc800;padding-bottom:12px">${escapeXml(heading)}</h1>${paragraphs.map(paragraph).join('')}${items.map(itemHtml).join('')}${button}<hr style="border:0;border-top:1px solid #8899aa;margin:24px 0">${footer.map((line) => `<p style="font-size:14px">${footerHtml(line)}</p>`).join('')}</div></body></html>`;
  return { text, html };
}

const itemText = ({ kind, title, words, address }: MailItem) =>
  `${kind}: ${title}\n${words}\n${address}`;

const itemHtml = ({ kind, title, words, address }: MailItem) =>
  `<div style="border-top:1px solid #8899aa;padding:16px 0"><p style="margin:0;font-size:14px">${escapeXml(kind)}</p><h2 style="margin:4px 0;font-size:20px;line-height:1.25"><a href="${escapeXml(address)}">${escapeXml(title)}</a></h2><p style="margin:0">${escapeXml(words)}</p></div>`;

const footerText = (line: string | MailLink) =>
  typeof line === 'string' ? line : `${line.label}: ${line.address}`;

const footerHtml = (line: string | MailLink) =>
  typeof line === 'string'
    ? escapeXml(line)
    : `<a href="${escapeXml(line.address)}">${escapeXml(line.label)}</a>`;

const paragraph = (text: string) => `<p>${escapeXml(text).replaceAll('\n', '<br>')}</p>`;
