import { ISLAND_ERROR, type IslandFault } from '#model/contract.ts';

interface Use {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** An island that cannot be rendered where it stands. Carries what helps to find its use in the text. */
export class IslandError extends Error implements IslandFault {
  readonly island: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly prop: string | null;

  constructor(message: string, { name, props }: Use, prop: string | null = null) {
    super(message);
    this.name = ISLAND_ERROR;
    this.island = name;
    this.props = props;
    this.prop = prop;
  }
}
