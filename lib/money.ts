const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** 'R$ 1.638.400,20' */
export function reais(amount: number): string {
  // The platform puts a no-break space after the sign, which is what a table wants.
  return format.format(amount);
}

/** 'R$ 26,4 mi', for figures that are read from afar. */
export function shortReais(amount: number): string {
  if (amount >= 1_000_000) return `R$\u00a0${decimal(amount / 1_000_000)}\u00a0mi`;
  if (amount >= 1_000) return `R$\u00a0${decimal(amount / 1_000)}\u00a0mil`;
  return reais(amount);
}

const decimal = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
