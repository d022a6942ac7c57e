import { expect, test } from 'vitest';
import { uploadHeaders } from './upload-headers.ts';

test.each(['x.html', 'x.svg', 'x.pdf', 'x.xhtml', 'x'])(
  'a document called %s is a PDF, and is saved as one',
  (name) => {
    expect(uploadHeaders('documents', `/dados/documents/${name}`)).toEqual({
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''x.pdf",
    });
  },
);

test('a name with quotes, breaks or accents stays one name', () => {
  const { 'content-disposition': words } = uploadHeaders('documents', '/d/á "b"\r\n(c)*\'.html');
  expect(words).toBe("inline; filename*=UTF-8''%C3%A1%20%22b%22%0D%0A%28c%29%2a%27.pdf");
});

test('a picture is a picture; whatever else lies there is saved, not shown', () => {
  expect(uploadHeaders('media', '/m/foto.WEBP')).toEqual({ 'content-type': 'image/webp' });
  for (const name of ['x.svg', 'x.html'])
    expect(uploadHeaders('media', `/m/${name}`)).toEqual({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
    });
});
