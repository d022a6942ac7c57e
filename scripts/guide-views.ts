/** A picture of the editor's guide: a page of the admin as an editor sees it. */
export interface GuideView {
  /** The file in `docs/guia/`. */
  name: string;
  path: string;
  /** Words that are on the page once it is ready. */
  ready: string;
  /** A field that one can write in once the form is ready. */
  field?: string;
  width?: number;
  height?: number;
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
    field: 'Resposta',
    // Down to the button that the guide speaks of.
    height: 1130,
  },
  {
    name: 'evento',
    path: '/admin/collections/events/create',
    ready: 'Anotações internas',
    field: 'Título',
  },
];
