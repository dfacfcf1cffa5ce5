// Writes to a partner's own listing. Each function returns a value: done, or a refusal with the message a person reads.
import type { TablesInsert, TablesUpdate } from '@liesse/database';
import { isCompany, type PartnerType } from '@liesse/domain';
import type { BusinessForm, ListingForm, QuestionForm, ServiceForm } from '#web/features/listing/forms.ts';
import type { Business } from '#web/features/listing/listing.ts';
import { writeApi } from '#web/lib/api/calls.ts';
import { communeLabel, findCommunes } from '#web/lib/api/communes.ts';
import { createPublicData } from '#web/lib/api/public-data.ts';
import { attempt, type Done, type Refusal } from '#web/lib/api/refusal.ts';
import { platformAccess } from '#web/lib/api/supabase.ts';
import { foldText } from '#web/lib/format/format.ts';
import { listing } from '#web/locales/fr/partner/listing.ts';

export interface Commune {
  commune: string;
  postcode: string;
}

/** Creates the listing as a draft, or changes the trade of that draft. */
export const startListing = (trade: PartnerType): Promise<Done> =>
  writeApi((client) => client.rpc('start_listing', { trade }));

export const submitListing = (): Promise<Done> => writeApi((client) => client.rpc('submit_partner'));

export const saveListing = (id: string, change: TablesUpdate<'partners'>): Promise<Done> =>
  writeApi((client) => client.from('partners').update(change).eq('id', id));

export const listingChangeOf = (form: ListingForm, place: Commune): TablesUpdate<'partners'> => ({
  ...place,
  name: form.name,
  tagline: form.tagline,
  description: form.description,
  website: form.website || null,
  travels_km: form.travelsKm,
  capacity_min: form.capacityMin,
  capacity_max: form.capacityMax,
  languages: form.languages,
  price_from_cents: form.priceFromCents,
  price_unit: form.priceUnit,
});

/** The commune of a typed text: the chosen suggestion, or the only commune of that name. */
export const findCommune = (typed: string): Promise<({ ok: true } & Commune) | Refusal> =>
  attempt<{ ok: true } & Commune>(async () => {
    const rows = await findCommunes(createPublicData(platformAccess), typed, 8);
    const chosen = rows.filter((row) => foldText(communeLabel(row)) === foldText(typed));
    const named = rows.filter(({ name }) => foldText(name) === foldText(typed));
    const [found] = chosen.length > 0 ? chosen : named.length === 1 ? named : [];
    if (found === undefined) return { ok: false, code: 'unknown-commune', message: listing.invalid.place, details: {} };
    return { ok: true, commune: found.name, postcode: found.postcode };
  });

export const withdrawChanges = (id: string): Promise<Done> =>
  writeApi((client) => client.from('partner_changes').delete().eq('partner_id', id));

export const saveBusiness = (business: TablesInsert<'partner_businesses'>): Promise<Done> =>
  writeApi((client) => client.from('partner_businesses').upsert(business));

export const businessOf = (form: BusinessForm): Business => {
  const isTaxed = form.vatRegime === 'assujetti';
  return {
    legal_form: form.legalForm,
    legal_name: form.legalName,
    siret: form.siret,
    street: form.street,
    postcode: form.postcode || null,
    commune: form.commune,
    rcs_city: form.rcsCity || null,
    share_capital_cents: isCompany(form.legalForm) ? form.shareCapitalCents : null,
    phone: form.phone || null,
    email: form.email || null,
    insurance: form.insurance,
    vat_regime: form.vatRegime,
    vat_number: isTaxed ? form.vatNumber : null,
    vat_on_debits: isTaxed && form.vatOnDebits,
    iban: form.iban || null,
    bic: form.bic || null,
  };
};

/** `place` is where a new one goes: after the others. */
export const addService = (partner_id: string, form: ServiceForm, place: number): Promise<Done> =>
  writeApi((client) => client.from('partner_services').insert({ partner_id, position: place, ...serviceRow(form) }));

export const saveService = (id: string, form: ServiceForm): Promise<Done> =>
  writeApi((client) => client.from('partner_services').update(serviceRow(form)).eq('id', id));

export const removeService = (id: string): Promise<Done> =>
  writeApi((client) => client.from('partner_services').delete().eq('id', id));

const serviceRow = ({ name, description, priceCents, unit }: ServiceForm) => ({
  name,
  description,
  price_cents: priceCents,
  unit,
});

export const addQuestion = (partner_id: string, form: QuestionForm, place: number): Promise<Done> =>
  writeApi((client) => client.from('partner_questions').insert({ partner_id, position: place, ...form }));

export const saveQuestion = (id: string, form: QuestionForm): Promise<Done> =>
  writeApi((client) => client.from('partner_questions').update(form).eq('id', id));

export const removeQuestion = (id: string): Promise<Done> =>
  writeApi((client) => client.from('partner_questions').delete().eq('id', id));

export const saveAlt = (id: string, alt: string): Promise<Done> =>
  writeApi((client) => client.from('partner_photos').update({ alt }).eq('id', id));

/** The whole order in one call. */
export const orderListing = (part: 'photos' | 'services' | 'questions', ids: readonly string[]): Promise<Done> =>
  writeApi((client) => client.rpc('order_listing', { part, ids: [...ids] }));
