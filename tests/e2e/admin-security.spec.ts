import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/accessibility.ts';
import { inDatabase } from '#tests/e2e/support/clock.ts';
import { expect, goWithin, openPage, test } from '#tests/e2e/support/fixtures.ts';
import { enterAs, newPerson } from '#tests/e2e/support/people.ts';
import { callAs, home, keys, someNetwork } from '#tests/e2e/support/service.ts';
import { PASSWORD } from '#tests/support/password.ts';

const lines = (page: Page, list: string): Locator => page.getByRole('list', { name: list }).getByRole('listitem');

/** A sign-in from another network, outside of any browser. */
async function signInFrom(network: Record<string, string>, email: string, password: string): Promise<unknown> {
  const answer = await fetch(`${home()}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      ...network,
      apikey: keys().publishableKey,
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0',
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify({ email, password }),
  });
  return answer.ok ? 'signed in' : ((await answer.json()) as { code: string }).code;
}

test('an administrator sees failed sign-ins, closes a session, blocks a network, and finds it all in the log', async ({
  areaPage: page,
}) => {
  test.slow();
  const admin = await newPerson({ role: 'admin', name: 'Claire Fontaine' });
  const member = await newPerson({ name: 'Alix Berger' });
  const attacker = someNetwork();
  const network = attacker['x-forwarded-for'];
  for (let n = 0; n < 3; n += 1)
    expect(await signInFrom(attacker, member.email, 'pas celui-là')).toBe('invalid_credentials');
  const own = someNetwork();
  await page.setExtraHTTPHeaders(own);
  await enterAs(page, admin);

  await openPage(page, '/admin/security?resultat=echouees');
  const failed = lines(page, 'Connexions').filter({ hasText: network });
  await expect(failed).toContainText('Adresse ou mot de passe erroné');
  await expect(failed).toContainText('3 fois');
  await expect(failed).toContainText('Firefox sur Windows');
  await expect(failed).not.toContainText(member.email);
  await expectAccessible(page);

  // The account behind the attempts has a session, which ends at once.
  await failed.getByRole('button', { name: /^Voir les sessions de/ }).click();
  await expect(page).toHaveURL(new RegExp(`vue=sessions.*compte=${member.id}`));
  await expect(page.getByRole('heading', { name: 'Sessions de Alix Berger' })).toBeVisible();
  await expect(callAs(member, 'GET', `profiles?id=eq.${member.id}&select=id`)).resolves.toHaveLength(1);
  await page.getByRole('button', { name: /^Fermer la session de Alix Berger/ }).click();
  const closing = page.getByRole('dialog', { name: 'Fermer cette session\u00a0?' });
  await closing.getByRole('textbox').fill('Appareil volé');
  await closing.getByRole('button', { name: 'Fermer la session' }).click();
  await expect(page.getByText('Aucune session ouverte')).toBeVisible();
  await expect(callAs(member, 'GET', `profiles?id=eq.${member.id}&select=id`)).rejects.toThrow('401');
  await expectAccessible(page);

  // One's own network is refused in place; the attacker's is blocked at once, and free again when the block is lifted.
  await page.getByRole('tab', { name: 'Réseaux bloqués' }).click();
  await page.getByRole('button', { name: 'Bloquer un réseau' }).click();
  const blocking = page.getByRole('dialog', { name: 'Bloquer un réseau' });
  const address = blocking.getByRole('textbox', { name: 'Adresse IP' });
  await address.fill(own['x-forwarded-for']);
  await blocking.getByRole('textbox', { name: 'Motif' }).fill('Essais répétés');
  await blocking.getByRole('button', { name: 'Bloquer', exact: true }).click();
  await expect(blocking).toContainText('C’est le réseau que vous utilisez en ce moment.');
  await address.fill(network);
  await blocking.getByRole('combobox', { name: 'Durée' }).selectOption('Sept jours');
  await blocking.getByRole('button', { name: 'Bloquer', exact: true }).click();
  await expect(blocking).toBeHidden();
  const block = lines(page, 'Réseaux bloqués').filter({ hasText: network });
  await expect(block).toContainText('Essais répétés');
  await expectAccessible(page);
  expect(await signInFrom(attacker, member.email, PASSWORD)).toBe('network_blocked');
  await block.getByRole('button', { name: `Débloquer ${network}` }).click();
  await expect(block).toContainText('Débloqué le');
  expect(await signInFrom(attacker, member.email, PASSWORD)).toBe('signed in');

  await page.getByRole('tab', { name: 'Clés' }).click();
  await expect(lines(page, 'Clés de signature').first()).toContainText('Signe les nouvelles sessions.');
  const former = await lines(page, 'Clés de signature').first().locator('code').innerText();
  await page.getByRole('button', { name: 'Renouveler la clé' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renouveler', exact: true }).click();
  await expect(lines(page, 'Clés de signature').filter({ hasText: former })).toContainText('Ancienne');
  await page.getByRole('tab', { name: 'Limites atteintes' }).click();
  await expect(page.getByText('Depuis hier')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Actions dans l’application' })).toBeVisible();

  await goWithin(page, `/admin/audit?personne=${admin.id}`);
  const entries = lines(page, 'Entrées du journal');
  await expect(entries).toHaveCount(4);
  await expect(entries.nth(0)).toContainText('Claire Fontaine a renouvelé la clé de signature');
  await expect(entries.nth(1)).toContainText('Claire Fontaine a débloqué un réseau');
  await expect(entries.nth(2)).toContainText(`Réseau : ${network}`);
  await expect(entries.nth(2)).toContainText('Bloqué jusqu’au :');
  await expect(entries.nth(2)).toContainText('Motif : Essais répétés');
  await expect(entries.nth(3)).toContainText('Compte : Alix Berger');
  await page.getByRole('button', { name: 'Vérifier le journal' }).click();
  await expect(page.getByText('Le journal est intact')).toBeVisible();
  // No other story verifies the log, so that none meets the changed row.
  await changeReason(admin.id, 'Essais répétés', 'Rien de grave');
  try {
    await page.getByRole('button', { name: 'Vérifier le journal' }).click();
    await expect(page.getByText('Le journal a été altéré')).toBeVisible();
  } finally {
    await changeReason(admin.id, 'Rien de grave', 'Essais répétés');
  }
  await page.getByRole('button', { name: 'Vérifier le journal' }).click();
  await expect(page.getByText('Le journal est intact')).toBeVisible();
  await expectAccessible(page);
  await entries
    .nth(3)
    .getByRole('button', { name: /^Tout sur ce sujet/ })
    .click();
  await expect(page).toHaveURL(/sujet=account/);
  await expect(entries).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  expect((await saved).suggestedFilename()).toBe('journal.csv');
});

/** Changes an entry of the log by hand, as only the owner of the database can: without its triggers. */
const changeReason = (actor: string, from: string, to: string): Promise<void> =>
  inDatabase(
    `set session_replication_role = replica;
     update public.audit_log set reason = '${to}' where actor_id = '${actor}' and reason = '${from}'`,
    [],
  );
