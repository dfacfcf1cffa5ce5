// The one document of the native shells, rendered by the web build. Its policy is in the document: a shell has no server to send headers.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../steps/command.ts';

export interface ShellSettings {
  /** The public address of the site: links that leave the device begin with it. */
  publicUrl: string;
  /** The origin of the API; the site's own by default. */
  apiUrl: string;
  publishableKey: string;
  siteName: string;
}

export const dist = path.join(root, 'apps/web/dist');

export async function renderShellPage(settings: ShellSettings): Promise<string> {
  const { renderShell } = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as Renderer;
  const manifest: unknown = JSON.parse(await readFile(path.join(dist, 'client/.vite/manifest.json'), 'utf8'));
  const nonce = randomBytes(18).toString('base64url');
  const site = {
    name: settings.siteName,
    publicUrl: settings.publicUrl,
    apiUrl: settings.apiUrl,
    year: new Date().getFullYear(),
    publishableKey: settings.publishableKey,
    isDemonstration: false,
    hasMailbox: false,
    trades: null,
  };
  const html = await renderShell({ site, manifest, nonce });
  const policy = `<meta http-equiv="content-security-policy" content="${policyOf(settings.apiUrl, nonce)}"/>`;
  return html.replace('<head>', `<head>${policy}`);
}

interface Renderer {
  renderShell: (page: { site: object; manifest: unknown; nonce: string }) => Promise<string>;
}

/** As on the site. Scripts are files of the shell; iOS serves them under a scheme of its own, which 'self' need not include. */
function policyOf(apiUrl: string, nonce: string): string {
  const own = "'self' capacitor://localhost";
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data: blob: ${apiUrl}`,
    `font-src ${own}`,
    `connect-src ${own} ${apiUrl} ${apiUrl.replace(/^http/, 'ws')}`,
    `worker-src ${own}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}
