import type { Page } from '@playwright/test';

/** A picture of the editor's guide: a page of the admin as an editor sees it. */
export interface GuideView {
  /** The file in `docs/guia/`. */
  name: string;
  path: string;
  /** Words that are on the page once it is ready. */
  ready: string;
  width?: number;
  prepare?: (page: Page) => Promise<void>;
}

const phone = 390;

export const guideViews: readonly GuideView[] = [
  { name: 'mesa', path: '/admin', ready: 'Esperam resposta' },
  { name: 'mesa-no-telefone', path: '/admin', ready: 'Esperam resposta', width: phone },
  { name: 'lista', path: '/admin/collections/events', ready: 'Sábado no Parque' },
  { name: 'ao-vivo', path: '/admin/ao-vivo', ready: 'Ao vivo', width: phone },
  {
    name: 'mensagem',
    path: '/admin/collections/contact-messages/1',
    ready: 'Responder e enviar',
  },
  { name: 'evento', path: '/admin/collections/events/create', ready: 'Anotações internas' },
];
