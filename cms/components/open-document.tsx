import type { DefaultServerCellComponentProps } from 'payload';

/** In a list: the way to the document that a row tells of. */
export function OpenDocument({ cellData }: DefaultServerCellComponentProps) {
  return <a href={String(cellData)}>Abrir o documento</a>;
}
