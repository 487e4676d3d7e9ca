import type { ComponentProps } from 'react';

interface LinkProps extends ComponentProps<'a'> {
  readonly to?: string;
}

/** A link written as a component; the build resolves its target like that of any other. */
export function Link({ to, href, ...rest }: LinkProps) {
  return <a {...rest} href={href ?? to} />;
}
