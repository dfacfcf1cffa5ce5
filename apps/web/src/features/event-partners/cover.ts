// The picture of a listing at the size of a thumbnail, made by the platform from the file that was sent.
const RENDER = '/storage/v1/render/image/public/partner-photos';

export function coverAddress(path: string, width: number): string {
  const height = Math.round((width * 3) / 4);
  return `${RENDER}/${path.split('/').map(encodeURIComponent).join('/')}?width=${width}&height=${height}&resize=cover`;
}
