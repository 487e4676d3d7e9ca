import type { ComponentProps } from 'react';

interface ThemedImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  readonly sources?: { readonly light?: string; readonly dark?: string };
}

/** A picture for each colour mode, of which the style sheet shows one. */
export function ThemedImage({ sources, alt = '', className = '', ...rest }: ThemedImageProps) {
  if (sources?.light === undefined || sources.dark === undefined) {
    throw new Error('`<ThemedImage>` needs `sources` with a `light` and a `dark` picture.');
  }
  return (
    <>
      <img
        loading="lazy"
        {...rest}
        src={sources.light}
        alt={alt}
        className={`themed-light ${className}`.trim()}
      />
      <img
        loading="lazy"
        {...rest}
        src={sources.dark}
        alt={alt}
        className={`themed-dark ${className}`.trim()}
      />
    </>
  );
}
