import ICAL from 'ical.js';
import { allEvents } from '../support/agenda-events.ts';
import { expect, test } from '../support/test.ts';

test.describe('product: calendar files', () => {
  const read = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => ({
      title: component.getFirstPropertyValue('summary'),
      start: component.getFirstPropertyValue('dtstart')?.toString(),
      status: component.getFirstPropertyValue('status'),
      uid: component.getFirstPropertyValue('uid'),
    }));

  test("'Baixar calendário' holds exactly the events listed", async ({ page, request }) => {
    await page.goto('/agenda?data=2025-05-10');
    const address = await page
      .getByRole('link', { name: 'Baixar calendário' })
      .getAttribute('href');
    const response = await request.get(address ?? '');
    expect(response.headers()['content-type']).toContain('text/calendar');
    const events = read(await response.text());
    expect(events.map(({ title }) => title)).toEqual(['Festival de Natação', 'Rua de Lazer']);
    expect(events[0]?.start).toBe('2025-05-10T11:00:00Z');
  });

  test("on a day without events 'Baixar calendário' is of all dates, never an empty file", async ({
    page,
    request,
  }) => {
    await page.goto('/agenda?data=2025-05-11');
    const download = page.getByRole('link', { name: 'Baixar calendário' });
    await expect(download).toHaveText('Baixar calendário de todas as datas');
    const response = await request.get((await download.getAttribute('href')) ?? '');
    expect(read(await response.text()).length).toBe(allEvents.length);
  });

  test('the whole agenda to subscribe to, and one event by itself', async ({ request }) => {
    const whole = read(await (await request.get('/dados/agenda.ics?data=todas')).text());
    expect(whole.map(({ title }) => title).sort()).toEqual([...allEvents].sort());
    expect(new Set(whole.map(({ uid }) => uid)).size).toBe(allEvents.length);
    const one = read(await (await request.get('/agenda/quinta-feliz.ics')).text());
    expect(one).toMatchObject([
      { title: 'Quinta Feliz', start: '2025-05-15T17:00:00Z', status: 'CONFIRMED' },
    ]);
  });

  test("'Adicionar ao calendário' offers a file, Google and Outlook", async ({ page }) => {
    await page.goto('/agenda?data=2025-05-15');
    await page.getByRole('button', { name: 'Adicionar ao calendário' }).click();
    await expect(page.getByRole('link', { name: /\.ics/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Google/ })).toHaveAttribute(
      'href',
      /calendar\.google\.com/,
    );
    await expect(page.getByRole('link', { name: /Outlook/ })).toHaveAttribute(
      'href',
      /outlook\.live\.com/,
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /Google/ })).toBeHidden();
  });

  test("'Ver detalhes' opens the event's page", async ({ page }) => {
    await page.goto('/agenda?data=2025-05-15');
    await page.getByRole('link', { name: /Ver detalhes/ }).click();
    await expect(page).toHaveURL(/\/agenda\/quinta-feliz$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quinta Feliz');
  });
});
