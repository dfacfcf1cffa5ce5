// The address of a listing's cover as a thumbnail, which the storage service renders.
const RENDER = '/storage/v1/render/image/public/partner-photos';

export function coverUrl(path: string, width: number): string {
  const height = Math.round((width * 3) / 4);
  return `${RENDER}/${path.split('/').map(encodeURIComponent).join('/')}?width=${width}&height=${height}&resize=cover`;
}
