import { ISLAND_ERROR, type IslandFault } from '#model/contract.ts';

/** An island that cannot be rendered where it stands. Carries what helps to find its use in the text. */
export class IslandError extends Error implements IslandFault {
  readonly island: string;
  readonly prop: string | null;

  constructor(message: string, island: string, prop: string | null = null) {
    super(message);
    this.name = ISLAND_ERROR;
    this.island = island;
    this.prop = prop;
  }
}
