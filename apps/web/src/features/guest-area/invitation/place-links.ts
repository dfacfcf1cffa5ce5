// The addresses of a place on a map. They are links: no map of others is embedded, so that nobody learns who reads the page.

export const mapAddress = (place: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;

/** Opens the map application of the device, and a web page elsewhere. */
export function routeAddress(place: string, userAgent: string): string {
  if (/iPhone|iPad|Macintosh/.test(userAgent))
    return `https://maps.apple.com/?${new URLSearchParams({ daddr: place })}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;
}
