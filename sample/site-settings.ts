import { paths } from '../lib/paths.ts';
import type { SampleSiteSettings } from './shapes.ts';

/** Contact and addresses are placeholders and look like it: an editor writes the real ones. */
export const siteSettings: SampleSiteSettings = {
  mission:
    'Promovemos o esporte e o lazer como direito de cada amapaense e como caminho de ' +
    'transformação social, do Oiapoque a Vitória do Jari.',
  contact: {
    name: 'Secretaria de Estado do Desporto e Lazer do Amapá (SEDEL)',
    street: 'Rua Exemplo, 000, Centro',
    city: 'Macapá - AP',
    postalCode: '68900-000',
    phone: '(96) 0000-0000',
    email: 'contato@exemplo.ap.gov.br',
    hours: 'Segunda a sexta, das 8h às 14h',
  },
  privacy: {
    officerName: '[nome do encarregado: espaço reservado, a secretaria ainda vai preencher]',
    officerEmail: 'encarregado@exemplo.ap.gov.br',
  },
  social: {
    instagram: 'https://www.instagram.com/sedel.exemplo',
    facebook: 'https://www.facebook.com/sedel.exemplo',
    youtube: 'https://www.youtube.com/@sedel.exemplo',
  },
  navigation: [
    { name: 'Início', path: '/' },
    { name: 'Notícias', path: paths.news },
    { name: 'Esporte e Lazer', path: paths.places },
    { name: 'Agenda', path: paths.events },
    { name: 'Projetos', path: paths.programs },
    { name: 'Ao Vivo', path: paths.broadcasts },
    { name: 'Atletas', path: paths.athletes },
    { name: 'Secretaria', path: paths.institution },
  ],
  footerLinks: [
    { name: 'Agenda de Eventos', path: paths.events },
    { name: 'Programas e Projetos', path: paths.programs },
    { name: 'Nossos Atletas', path: paths.athletes },
    { name: 'Transmissões ao Vivo', path: paths.broadcasts },
  ],
};
