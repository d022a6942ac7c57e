/** The roles, and what the admin calls them. */
export const roleNames = {
  autor: 'Autor (só rascunhos)',
  editor: 'Editor',
  atendimento: 'Atendimento ao cidadão',
  inscricoes: 'Conferência de inscrições',
  admin: 'Administrador',
} as const;
