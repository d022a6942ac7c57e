import { MinimalTemplate } from '@payloadcms/next/templates';
import '../../../../../accounts/accounts.css';
import { NewPasswordForm } from '../../../../../accounts/new-password-form.tsx';

export const metadata = { title: 'Nova senha · Portal do Esporte e Lazer' };

/** In place of Payload's page at this address, which knows no second factor. */
export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <MinimalTemplate className="reset-password">
      <main>
        <NewPasswordForm token={token} />
      </main>
    </MinimalTemplate>
  );
}
