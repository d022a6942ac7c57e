import { counted } from './counts.ts';
import { reais } from './money.ts';

export interface Ages {
  minAge?: number | undefined;
  maxAge?: number | undefined;
}

/** 'De 8 a 16 anos', 'A partir de 60 anos', 'Até 12 anos'; undefined where nobody wrote an age. */
export function agesLabel({ minAge, maxAge }: Ages): string | undefined {
  // Nobody is younger than 0: such a limit excludes no one.
  const from = minAge === 0 ? undefined : minAge;
  if (from === undefined) return maxAge === undefined ? undefined : `Até ${years(maxAge)}`;
  if (maxAge === undefined) return `A partir de ${years(from)}`;
  return from === maxAge ? `Só com ${years(from)}` : `De ${from} a ${years(maxAge)}`;
}

const years = (count: number) => counted(count, 'ano', 'anos');

/** 'De graça', 'R$ 5,00', 'Preço não informado' */
export function priceLabel(price: number | undefined): string {
  if (price === undefined) return 'Preço não informado';
  return price === 0 ? 'De graça' : reais(price);
}

interface Audience extends Ages {
  price?: number | undefined;
  accessible: boolean;
}

/** What a poster says of whom something is for: what nobody wrote is not said. */
export function audienceFacts({ price, accessible, ...ages }: Audience): string[] {
  return [
    agesLabel(ages),
    price === undefined ? undefined : priceLabel(price),
    accessible ? 'Acessível' : undefined,
  ].filter((fact) => fact !== undefined);
}
