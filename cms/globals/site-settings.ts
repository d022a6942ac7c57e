import type { RowField } from 'payload';
import { socialNetworks } from '../../lib/vocabulary.ts';
import { sitePathField } from '../fields/site-path.ts';
import { webAddressField } from '../fields/web-address.ts';
import { publishedGlobal } from './published-global.ts';

const linkRow: RowField = {
  type: 'row',
  fields: [{ name: 'name', label: 'Nome', type: 'text', required: true }, sitePathField()],
};

export const siteSettings = publishedGlobal({
  slug: 'site-settings',
  label: 'Configurações do site',
  group: 'Sistema',
  isSetting: true,
  fields: [
    { name: 'mission', label: 'Missão (rodapé)', type: 'textarea', required: true },
    {
      name: 'contact',
      label: 'Contato',
      type: 'group',
      fields: [
        { name: 'name', label: 'Nome da secretaria', type: 'text', required: true },
        { name: 'street', label: 'Rua e número', type: 'text', required: true },
        { name: 'city', label: 'Cidade', type: 'text', required: true },
        { name: 'postalCode', label: 'CEP', type: 'text', required: true },
        { name: 'phone', label: 'Telefone', type: 'text', required: true },
        { name: 'email', label: 'E-mail', type: 'email', required: true },
        { name: 'hours', label: 'Horário de atendimento', type: 'text', required: true },
      ],
    },
    {
      name: 'privacy',
      label: 'Encarregado pelos dados pessoais (página Privacidade)',
      type: 'group',
      fields: [
        { name: 'officerName', label: 'Nome do encarregado', type: 'text' },
        {
          name: 'officerEmail',
          label: 'E-mail do encarregado',
          type: 'email',
          admin: { description: 'Vazio: a página mostra o e-mail da secretaria.' },
        },
      ],
    },
    {
      name: 'social',
      label: 'Redes sociais',
      type: 'group',
      fields: Object.entries(socialNetworks).map(([name, label]) => webAddressField(name, label)),
    },
    {
      name: 'navigation',
      label: 'Navegação',
      labels: { singular: 'Item', plural: 'Itens' },
      type: 'array',
      fields: [linkRow],
    },
    {
      name: 'footerLinks',
      label: 'Links rápidos (rodapé)',
      labels: { singular: 'Link', plural: 'Links' },
      type: 'array',
      fields: [linkRow],
    },
  ],
});
