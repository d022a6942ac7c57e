import { paths } from '../../lib/paths.ts';
import '../ui/cards/rich-text.css';
import './libras-page.css';
import { Masthead } from '../layout/masthead.tsx';
import { ButtonLink } from '../ui/controls/button.tsx';
import { Notice, type NoticeText } from '../ui/controls/notice.tsx';
import { HandsArt } from './hands-art.tsx';

interface LibrasPageProps {
  /** Whose text will be shown. */
  page: string;
  notice: NoticeText | undefined;
}

/** Says what the translation costs before anything of it is fetched. */
export function LibrasPage({ page, notice }: LibrasPageProps) {
  return (
    <Masthead
      mix="libras"
      last
      title="Libras"
      lead="Veja o texto deste site na Língua Brasileira de Sinais, com o VLibras."
      here="Libras"
      art={<HandsArt className="scene__art mast__art libras__art" />}
      south={
        <section className="libras" aria-labelledby="antes">
          {notice ? <Notice {...notice} /> : null}
          <div className="prose">
            <h2 id="antes">Antes de abrir</h2>
            <ul>
              <li>O VLibras é pesado: pode gastar vários megabytes da sua internet.</li>
              <li>
                Ele é do Governo Federal e vem de outro endereço, vlibras.gov.br, que fica sabendo
                da sua visita. Só é chamado quando você toca no botão.
              </li>
              <li>
                Um personagem animado traduz o texto. A tradução é automática e pode ter erros.
              </li>
            </ul>
          </div>
          <p className="actions">
            <ButtonLink href={`${paths.translator}?pagina=${encodeURIComponent(page)}`}>
              Abrir o VLibras
            </ButtonLink>
            <ButtonLink href={page} look="ghost">
              Voltar sem abrir
            </ButtonLink>
          </p>
        </section>
      }
    />
  );
}
