// How the rows of a statement become one text: JSON, CSV or GeoJSON, made by PostgreSQL itself.
import { notAcceptableMedia } from '#platform/rest/errors.ts';
import type { MediaType } from '#platform/rest/request/media-types.ts';

/** `rows` of a relation, one `row` of a composite, or scalars. */
export type ResultShape = 'rows' | 'row' | 'scalars' | 'scalar' | 'void';

const T = '_postgrest_t';

export function bodySql(media: MediaType, shape: ResultShape): string {
  switch (media.kind) {
    case 'array':
      return `${stripped(jsonSql(shape), media.stripped)}::text`;
    case 'object':
      return `${stripped(shape === 'rows' ? `coalesce(json_agg(${T})->0, 'null')` : jsonSql(shape), media.stripped)}::text`;
    case 'csv':
      return csvSql(shape);
    case 'geojson':
      return `json_build_object('type', 'FeatureCollection', 'features', coalesce(json_agg(st_asgeojson(${T})::json), '[]'))::text`;
    case 'plan':
      return bodySql(media.for, shape);
    case 'raw':
      if (shape !== 'scalar' && shape !== 'scalars') throw notAcceptableMedia([media.type]);
      return media.type === 'application/octet-stream'
        ? `string_agg(${T}.pgrst_scalar, '')`
        : `string_agg(${T}.pgrst_scalar::text, '')`;
    case 'openapi':
      throw notAcceptableMedia(['application/openapi+json']);
  }
}

const stripped = (json: string, strip: boolean): string => (strip ? `json_strip_nulls(${json})` : json);

function jsonSql(shape: ResultShape): string {
  switch (shape) {
    case 'rows':
      return `coalesce(json_agg(${T}), '[]')`;
    case 'row':
      return `coalesce(json_agg(${T})->0, 'null')`;
    case 'scalars':
      return `coalesce(json_agg(${T}.pgrst_scalar), '[]')`;
    case 'scalar':
      // Not the first of a JSON array: that would be read again to be found.
      return `coalesce((array_agg(to_json(${T}.pgrst_scalar)))[1], 'null')`;
    case 'void':
      return `'null'::json`;
  }
}

/** A header line from the first row's keys, then each row in PostgreSQL's own quoting. */
function csvSql(shape: ResultShape): string {
  if (shape === 'void') return `''`;
  const header = `(select coalesce(string_agg(k, ','), '') from (select json_object_keys(row_to_json(h)) as k from (select * from pgrst_rows limit 1) h) keys)`;
  return `${header} || E'\\n' || coalesce(string_agg(substring(${T}::text, 2, length(${T}::text) - 2), E'\\n'), '')`;
}

export function contentType(media: MediaType): string {
  switch (media.kind) {
    case 'array':
      return media.stripped
        ? 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8'
        : 'application/json; charset=utf-8';
    case 'object':
      return `application/vnd.pgrst.object+json${media.stripped ? ';nulls=stripped' : ''}; charset=utf-8`;
    case 'csv':
      return 'text/csv; charset=utf-8';
    case 'geojson':
      return 'application/geo+json; charset=utf-8';
    case 'openapi':
      return 'application/openapi+json; charset=utf-8';
    case 'plan': {
      const options = media.options.length > 0 ? `; options=${media.options.join('|')}` : '';
      const inner = contentType(media.for).replace('; charset=utf-8', '');
      return `application/vnd.pgrst.plan+${media.format}; for="${inner}"${options}; charset=utf-8`;
    }
    case 'raw':
      return media.type === 'application/octet-stream' ? media.type : `${media.type}; charset=utf-8`;
  }
}
