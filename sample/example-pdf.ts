import PDFDocument from 'pdfkit';

interface ExamplePdf {
  title: string;
  heading: string;
  paragraphs: readonly string[];
}

const warning =
  'Documento de exemplo. O número e o texto foram inventados para mostrar como o site funciona e ' +
  'não têm valor legal.';

/** A real, small PDF with a title, a language and tags, so that screen readers can follow it. */
export async function examplePdf({ title, heading, paragraphs }: ExamplePdf): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 72,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    // A fixed date: the same sample is the same file, byte for byte, wherever it is made.
    info: { Title: title, Author: 'SEDEL Amapá', CreationDate: new Date('2025-05-12T12:00:00Z') },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });

  const document = pdf.struct('Document');
  pdf.addStructure(document);
  const write = (tag: 'H1' | 'P', font: string, size: number, text: string) => {
    document.add(
      pdf.struct(tag, {}, () => {
        pdf.font(font).fontSize(size).text(text).moveDown();
      }),
    );
  };
  write('P', 'Helvetica-Bold', 12, warning);
  write('H1', 'Helvetica-Bold', 20, heading);
  write('P', 'Helvetica', 12, title);
  for (const paragraph of paragraphs) write('P', 'Helvetica', 12, paragraph);
  document.end();
  pdf.end();

  await ended;
  return Buffer.concat(chunks);
}
