import { describe, expect, it } from 'vitest';
import { fieldsOf } from './fields.ts';
import { toPlainText } from './plain-text.ts';
import { type OutputFormat, parseTemplate } from './template-syntax.ts';

const format = { language: 'fr', timeZone: 'Europe/Paris' };

const render = (source: string, data: Record<string, unknown> = {}, output: OutputFormat = 'html'): string =>
  parseTemplate(source, output)(fieldsOf({ email: 'a@b.fr', siteUrl: 'https://liesse.fr', data }, format));

describe('a template', () => {
  it('shows its fields and leaves out what is absent', () => {
    expect(render('{{ .Email }}|{{.SiteURL}}|{{ .Token }}|{{ .Data.missing }}')).toBe('a@b.fr|https://liesse.fr||');
  });

  it('keeps a branch by presence, by equality, and nested', () => {
    const source =
      '{{ if .Data.a }}A{{ if eq .Data.b "x" }}X{{ else if .Data.b }}B{{ else }}-{{ end }}{{ else }}none{{ end }}';
    expect(render(source)).toBe('none');
    expect(render(source, { a: 1 })).toBe('A-');
    expect(render(source, { a: 1, b: 'x' })).toBe('AX');
    expect(render(source, { a: 1, b: 'y' })).toBe('AB');
    expect(render('{{ if ne .Data.a "1" }}other{{ end }}', { a: 2 })).toBe('other');
  });

  it('trims spaces where it is asked to', () => {
    expect(render('a  {{- if .Email -}}  b  {{- end -}}  c')).toBe('abc');
  });

  it('leaves the braces of a style sheet alone', () => {
    expect(render('<style>@media (x){a{color:red}}</style>')).toBe('<style>@media (x){a{color:red}}</style>');
  });

  it.each([
    ['{{ .Tokn }}', '.Tokn is not a field'],
    ['{{ range .Data }}{{ end }}', 'is not understood'],
    ['{{ if .Email }}', 'is never ended'],
    ['{{ end }}', 'without an {{ if }}'],
    ['{{ .Email', 'never closed'],
    ['{{ if .Email }}a{{ else }}b{{ else }}c{{ end }}', 'two other branches'],
    ['{{ .constructor.constructor }}', 'is not a field'],
  ])('refuses %s when it is read', (source, reason) => {
    expect(() => parseTemplate(source, 'html')).toThrow(reason);
  });

  it('does not read a placeholder inside a value', () => {
    expect(render('{{ .Data.note }}', { note: '{{ .Email }}' })).toBe('{{ .Email }}');
  });

  it('finds nothing in the prototype of the data', () => {
    expect(render('{{ .Data.toString }}{{ .Data.__proto__ }}')).toBe('');
  });
});

describe('values of strangers', () => {
  it('are inert in HTML, in text between tags and in attributes [D76]', () => {
    const html = render('<p title="{{ .Data.note }}">{{ .Data.note }}</p>', { note: `"><script>alert(1)</script>'` });
    expect(html).not.toContain('<script');
    expect(html.match(/"/g)).toHaveLength(2);
    expect(html).not.toContain("'");
  });

  it('make no link that runs [D76]', () => {
    for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x']) {
      expect(render('<a href="{{ .Data.url }}">x</a>', { url })).toBe('<a href="#">x</a>');
    }
    expect(render('<a href="{{ .Data.url }}">x</a>', { url: 'https://a.fr/?a=1&b=2' })).toBe(
      '<a href="https://a.fr/?a=1&#38;b=2">x</a>',
    );
  });

  it('end no line and turn no text around', () => {
    const note = 'a\r\nBcc: all@b.fr\0\u2028\u202Ereversed';
    expect(render('{{ .Data.note }}', { note }, 'text')).toBe('a Bcc: all@b.fr reversed');
  });

  it('do not advertise in a name, which whoever signs up a stranger would choose', () => {
    for (const name of ['https://evil.example', 'gagnez sur evil.example !', 'écrivez à x@y.z', 'evil.example/a']) {
      expect(render('{{ .Data.name }}', { name })).toBe('');
    }
    expect(render('{{ .Data.name }}', { name: 'J. R. Lefèvre-Ünal' })).toBe('J. R. Lefèvre-Ünal');
    expect(render('{{ .Data.name }}', { name: 'x'.repeat(500) })).toHaveLength(80);
  });

  it('that are no plain value are left out', () => {
    expect(render('{{ .Data.a }}{{ .Data.b }}{{ .Data.c }}', { a: {}, b: ['x'], c: null })).toBe('');
  });
});

describe('the time of a sign-in', () => {
  it('is written as the language of the template writes it', () => {
    const at = new Date('2027-06-12T16:30:00Z');
    const french = fieldsOf({ email: '', siteUrl: '', at }, format).get('At');
    expect(french).toBe('samedi 12 juin 2027 à 18\u00a0h\u00a030 UTC+2');
    expect(fieldsOf({ email: '', siteUrl: '', at }, { language: 'en', timeZone: 'UTC' }).get('At')).toContain(
      'June 12, 2027',
    );
  });
});

describe('the text part', () => {
  it('keeps paragraphs, links and no-break spaces, and drops what is for the eye', () => {
    const html = `<!doctype html><html><head><title>T</title><style>a{b:c}</style></head><body>
      <!-- html-only --><div>preheader</div><!-- /html-only -->
      <h1>Bonjour&nbsp;!</h1><p>Un
      <strong>mot</strong>.</p><p><a class="b" href="{{ .ConfirmationURL }}">Confirmer</a></p>
      <p>Site<br><a href="{{ .SiteURL }}">{{ .SiteURL }}</a></p></body></html>`;
    expect(toPlainText(html)).toBe(
      'Bonjour\u00a0!\n\nUn mot.\n\nConfirmer\n{{ .ConfirmationURL }}\n\nSite\n{{ .SiteURL }}\n',
    );
  });

  it('takes a value for text even when it looks like markup', () => {
    const text = parseTemplate(toPlainText('<p>{{ .Data.note }}</p>'), 'text');
    const fields = fieldsOf({ email: '', siteUrl: '', data: { note: '<b>5 < 6 &amp;</b>' } }, format);
    expect(text(fields)).toBe('<b>5 < 6 &amp;</b>\n');
  });
});
