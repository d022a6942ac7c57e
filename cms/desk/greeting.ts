const numbers = 'Uma Duas Três Quatro Cinco Seis Sete Oito Nove Dez'.split(' ');

/** 'Boa tarde, Rosa' */
export function greeting(time: string, name: string | undefined): string {
  const words = time < '12:00' ? 'Bom dia' : time < '18:00' ? 'Boa tarde' : 'Boa noite';
  const [first] = (name ?? '').trim().split(/\s+/);
  return first ? `${words}, ${first}` : words;
}

/** 'Duas coisas pedem você hoje.' */
export function asksToday(count: number): string {
  if (count === 0) return 'Nada pede você agora.';
  const number = numbers[count - 1] ?? String(count);
  return count === 1 ? 'Uma coisa pede você hoje.' : `${number} coisas pedem você hoje.`;
}
