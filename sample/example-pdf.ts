import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

interface ExamplePdf {
  title: string;
  heading: string;
  paragraphs: readonly string[];
}

const warning =
  'Documento de exemplo. O número e o texto foram inventados para mostrar como o site funciona e ' +
  'não têm valor legal.';

/** Made by `scripts/sample-font.ts`: PDF/UA wants every face inside the file. */
export const face = readFileSync(new URL('archivo-text.ttf', import.meta.url));

/**
 * A real, small PDF that says of itself that it is PDF/UA, and is: a title that is shown, a language, all text
 * in tags, its face within, no picture, link or form that would need more.
 */
export async function examplePdf({ title, heading, paragraphs }: ExamplePdf): Promise<Buffer> {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margin: 72,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    // A fixed date: the same sample is the same file, byte for byte, wherever it is made.
    info: { Title: title, Author: 'SEDEL Amapá', CreationDate: new Date('2025-05-12T12:00:00Z') },
  };
  // Its types don't know this one yet.
  const pdf = new PDFDocument(Object.assign(options, { subset: 'PDF/UA' }));
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });

  const document = pdf.struct('Document');
  pdf.addStructure(document);
  pdf.font(face);
  const write = (tag: 'H1' | 'P', size: number, text: string) => {
    document.add(
      pdf.struct(tag, {}, () => {
        pdf.fontSize(size).text(text).moveDown();
      }),
    );
  };
  write('P', 12, warning);
  write('H1', 20, heading);
  write('P', 12, title);
  for (const paragraph of paragraphs) write('P', 12, paragraph);
  document.end();
  pdf.end();

  await ended;
  return Buffer.concat(chunks);
}
