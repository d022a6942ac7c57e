import type { ComponentProps } from 'react';
import { paths } from '../../lib/paths.ts';
import { Breadcrumb } from '../layout/chrome/breadcrumb.tsx';
import { ContactKept } from './contact-kept.tsx';
import { ContactSection } from './contact-section.tsx';

type ContactPageProps = ComponentProps<typeof ContactSection> & { protocol: string | undefined };

/** Where the form leads: back to itself when something must be mended, else to the number. */
export function ContactPage({ protocol, ...form }: ContactPageProps) {
  return (
    <div className="contact-page">
      <div className="wrap">
        <Breadcrumb trail={[{ name: 'Secretaria', path: paths.institution }]} here="Fale Conosco" />
      </div>
      {protocol ? <ContactKept protocol={protocol} /> : <ContactSection {...form} heading="h1" />}
    </div>
  );
}
