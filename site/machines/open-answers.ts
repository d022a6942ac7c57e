/** Any page on any site may read open data; nothing here depends on who asks. */
export const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Last-Modified, Content-Disposition',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** An error in words, with an address that works. */
export function refusal(example: string): Response {
  return new Response(
    `Parte do endereço não existe: um filtro tem um valor que não conhecemos. Um exemplo que funciona: ${example}\n`,
    { status: 400, headers: { ...openHeaders, 'Content-Type': 'text/plain; charset=utf-8' } },
  );
}
