import { paths } from '../../lib/paths.ts';
import '../ui/cards/rich-text.css';
import './translator-page.css';
import { Breadcrumb } from '../layout/chrome/breadcrumb.tsx';

/** The text of one page with the translator; no other script of the site runs here. */
export function TranslatorPage({ page }: { page: string }) {
  return (
    <div className="wrap translator">
      <Breadcrumb trail={[{ name: 'Libras', path: paths.libras }]} here="Tradutor" />
      <h1 className="d-1">Texto em Libras</h1>
      <p className="translator__state" role="status" data-state>
        O VLibras precisa de JavaScript, que está desligado no seu navegador.
      </p>
      <p>
        <a href={page}>Voltar para a página</a>
      </p>
      <div className="prose" data-translate={page} />
    </div>
  );
}
