import { expect, type Locator, type Page, type Response } from '@playwright/test';

const isAdmin = (page: Page) => /^\/admin(\/|$)/.test(new URL(page.url()).pathname);

/** Until React has taken over a page of the admin: what is typed or clicked before is lost. */
export async function waitForReact(page: Page): Promise<void> {
  if (!isAdmin(page)) return;
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('button, input, textarea')];
    const isReacts = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    return controls.length > 0 && controls.every(isReacts);
  });
}

/** Lets every visit of an admin's page last until React has taken it over. */
export function waitForReactOnVisits(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const visit =
    <Args extends unknown[]>(go: (...args: Args) => Promise<Response | null>) =>
    async (...args: Args) => {
      const answer = await go(...args);
      // The site has no such address, and React takes nothing over there.
      if (answer?.status() !== 404) await waitForReact(page);
      return answer;
    };
  Object.assign(page, { goto: visit(goto), reload: visit(reload) });
}

/** A form of a collection that saves itself: it is another page once it has its number. */
export async function openNewForm(page: Page, admin: string, collection: string): Promise<void> {
  await page.goto(`${admin}/admin/collections/${collection}/create`);
  await expect(page).toHaveURL(new RegExp(`/collections/${collection}/\\d+`));
  await waitForReact(page);
}

/**
 * Presses a button of such a form, unless it is disabled. In one step: between looking and pressing autosave may
 * disable it, and the press would be lost.
 */
export const pressIfEnabled = (button: Locator) =>
  button.evaluate((element: HTMLButtonElement) => {
    if (element.disabled) return false;
    element.click();
    return true;
  });

/** The same, once it is enabled: autosave disables it for a while only. */
export async function press(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await expect.poll(() => pressIfEnabled(button)).toBe(true);
}

export const publish = (page: Page) =>
  press(page.getByRole('button', { name: 'Publicar alterações' }));

/**
 * By the button or by autosave, whichever is faster: once everything is stored the button is disabled for good. Until
 * the stored draft has this title.
 */
export async function saveDraft(page: Page, title: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Salvar rascunho' });
  const stored = async () => {
    await pressIfEnabled(button);
    return page.evaluate(async () => {
      const [, path = ''] = /\/collections\/([\w-]+\/\d+)/.exec(location.pathname) ?? [];
      const answer = await fetch(`/api/${path}?draft=true&depth=0`);
      return (await answer.json()).title;
    });
  };
  await expect.poll(stored).toBe(title);
}
