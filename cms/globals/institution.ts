import { sampleMark } from '../fields/sample-mark.ts';
import { publishedGlobal } from './published-global.ts';

export const institution = publishedGlobal({
  slug: 'institution',
  label: 'Quem somos',
  group: 'Secretaria',
  isSetting: true,
  fields: [
    { name: 'about', label: 'Quem Somos', type: 'textarea', required: true },
    { name: 'mission', label: 'Missão', type: 'textarea', required: true },
    { name: 'vision', label: 'Visão', type: 'textarea', required: true },
    { name: 'values', label: 'Valores', type: 'text', hasMany: true, required: true },
    {
      name: 'secretary',
      label: 'Mensagem da secretária ou do secretário',
      type: 'group',
      admin: { description: 'Sem nome ou sem mensagem, a página não mostra este bloco.' },
      fields: [
        { name: 'name', label: 'Nome', type: 'text' },
        { name: 'position', label: 'Cargo', type: 'text' },
        { name: 'message', label: 'Mensagem', type: 'textarea' },
        { name: 'photo', label: 'Fotografia', type: 'upload', relationTo: 'media' },
      ],
    },
    sampleMark,
  ],
});
