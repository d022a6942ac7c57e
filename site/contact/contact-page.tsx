import type { ComponentProps } from 'react';
import { paths } from '../../lib/paths.ts';
import { Breadcrumb } from '../layout/chrome/breadcrumb.tsx';
import { ContactKept } from './contact-kept.tsx';
import { ContactSection } from './contact-section.tsx';

type ContactPageProps = ComponentProps<typeof ContactSection> & { protocol: string | undefined };

/** The page that the form posts to: the form again when something must be corrected, else the protocol. */
export function ContactPage({ protocol, ...form }: ContactPageProps) {
  return (
    <div className="desk-page">
      <div className="wrap">
        <Breadcrumb trail={[{ name: 'Secretaria', path: paths.institution }]} here="Fale Conosco" />
      </div>
      {protocol ? <ContactKept protocol={protocol} /> : <ContactSection {...form} heading="h1" />}
    </div>
  );
}
