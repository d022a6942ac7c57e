import type { FeatureProviderServer, ServerFeature } from '@payloadcms/richtext-lexical';

type Change<Props, ClientProps> = (
  made: ServerFeature<Props, ClientProps>,
) => Partial<ServerFeature<Props, ClientProps>>;

/** One of the editor's features with some of its parts replaced. */
export function changeFeature<Given, Props, ClientProps>(
  provider: FeatureProviderServer<Given, Props, ClientProps>,
  change: Change<Props, ClientProps>,
): FeatureProviderServer<Given, Props, ClientProps> {
  const { feature } = provider;
  return {
    ...provider,
    feature: async (given) => {
      const made = typeof feature === 'function' ? await feature(given) : feature;
      return { ...made, ...change(made) };
    },
  };
}

/** The editor's own Portuguese is that of Portugal, or of programmers: 'Ligação', 'Cabeçalho 2'. */
export const withNames = <Given, Props, ClientProps>(
  provider: FeatureProviderServer<Given, Props, ClientProps>,
  names: Record<string, string>,
) =>
  changeFeature(provider, (made) => ({
    i18n: { ...made.i18n, pt: { ...made.i18n?.pt, ...names } },
  }));
