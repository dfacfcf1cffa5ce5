// The days of the demonstration. They count from its wedding, whose day the seed computes when it is applied: the file has no fixed
// date, so that the demonstration is the same in every year.
import { type Raw, raw } from './sql.ts';

/** The seed is applied between 209 and 203 days before the wedding. Replies, photos and reviews are on this day at the latest. */
export const LAST_PAST_DAY = -210;

export interface Instant {
  /** The number of days after the wedding; negative before it. */
  day: number;
  /** The hour in Paris, such as '18:30'. */
  at: string;
}

export const day = (days: number): Raw => raw(`pg_temp.demo_day(${days})`);

export const instant = ({ day: days, at }: Instant): Raw => raw(`pg_temp.demo_instant(${days}, '${at}')`);

/** So many days before the seed is applied, and some minutes later. */
export const ago = (days: number, minutes: number): Raw => raw(`now() - interval '${days * 1440 - minutes} minutes'`);

/**
 * The texts of the demonstration mark their dates by the number of days after the wedding: `{jour 0}` becomes « 12 juin »,
 * `{mois 0}` « juin » and `{de mois 0}` « de juin ».
 */
export const dayFunctions = `-- The wedding is on a Saturday, between 203 and 209 days after the day on which this file is applied.
create function pg_temp.demo_day(days integer) returns date
language sql stable as $$
  select private.today() + 203 + (13 - extract(isodow from private.today())::integer) % 7 + days
$$;

create function pg_temp.demo_instant(days integer, hour time) returns timestamptz
language sql stable as $$
  select (pg_temp.demo_day(days) + hour) at time zone 'Europe/Paris'
$$;

-- These are the parts of « samedi 12 juin 2027 ».
create function pg_temp.demo_date_text(format text, days integer) returns text
language sql stable as $$
  select case format
    when 'jour' then parts[2] || ' ' || parts[3]
    when 'mois' then parts[3]
    when 'de mois' then private.of_name(parts[3])
  end
  from string_to_array(private.french_day(pg_temp.demo_day(days)), ' ') as parts
$$;

-- The number of a quote counts the quotes that its partner sent in the same year. Both arguments are numbers of days ago.
create function pg_temp.demo_quote_number(sent integer, all_sent integer[]) returns text
language sql stable as $$
  select to_char(private.today() - sent, 'YYYY') || '-' || lpad(count(*)::text, 4, '0')
  from unnest(all_sent) as other
  where other >= sent and to_char(private.today() - other, 'YYYY') = to_char(private.today() - sent, 'YYYY')
$$;`;

export const dropDayFunctions = `drop function pg_temp.demo_quote_number(integer, integer[]);
drop function pg_temp.demo_date_text(text, integer);
drop function pg_temp.demo_instant(integer, time);
drop function pg_temp.demo_day(integer);`;
