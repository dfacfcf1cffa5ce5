// A picture with reserved space. The first one of a page loads at once, the others when they are near the viewport.
export interface PhotoSource {
  src: string;
  srcSet: string;
  alt: string;
  width: number;
  height: number;
}

interface PhotoProps {
  photo: PhotoSource;
  /** The `sizes` attribute of the image. */
  sizes: string;
  isFirst?: boolean;
  className?: string;
}

export function Photo({ photo, sizes, isFirst = false, className = '' }: PhotoProps) {
  return (
    <img
      {...photo}
      alt={photo.alt}
      sizes={sizes}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={`h-auto w-full bg-panel object-cover ${className}`}
    />
  );
}
