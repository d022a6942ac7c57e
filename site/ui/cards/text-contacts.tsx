import './text-blocks.css';
import type { TextContact } from '#content/rich-text-blocks';
import { phoneAddress } from '../../../lib/phone-address.ts';

/** Whom one can ask, in a text. */
export function TextContacts({ contacts }: { contacts: TextContact[] }) {
  return (
    <ul className="text-block text-block__contacts">
      {contacts.map(({ name, about, phone, email }) => (
        <li key={`${name} ${phone} ${email}`}>
          <b>{name}</b>
          {about ? <span>{about}</span> : null}
          {phone ? <Phone phone={phone} /> : null}
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </li>
      ))}
    </ul>
  );
}

function Phone({ phone }: { phone: string }) {
  const href = phoneAddress(phone);
  return href ? <a href={href}>{phone}</a> : <span>{phone}</span>;
}
