import type { Block } from 'payload';

export const attachmentBlock: Block = {
  slug: 'attachment',
  labels: { singular: 'Anexo em PDF', plural: 'Anexos em PDF' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'document',
      label: 'Documento PDF',
      type: 'upload',
      relationTo: 'documents',
      required: true,
      admin: { description: 'O site mostra o título do documento e o tamanho do arquivo.' },
    },
  ],
};
