type Path = readonly (string | number)[];

/** As much of a syntax tree's node as is looked at. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Where the field at `path` of the default export stands in the source, or the deepest part that there is. */
export async function offsetOfField(text: string, file: string, path: Path): Promise<number> {
  const { parseAst } = await import('rolldown/parseAst');
  const program: Node = { ...parseAst(text, { lang: file.endsWith('.ts') ? 'ts' : 'js' }) };
  const statements = nodesIn(program.body);
  const exported = statements.find((statement) => statement.type === 'ExportDefaultDeclaration');
  let offset = exported?.start ?? 0;
  let value = resolveValue(exported?.declaration, statements);
  for (const part of path) {
    const child = value ? childAt(value, part, statements) : null;
    if (!child) return offset;
    offset = child.start;
    value = resolveValue(child.type === 'Property' ? child.value : child, statements);
  }
  return offset;
}

/** A property of an object, those spread into it included, or an element of a list. */
function childAt(value: Node, part: string | number, statements: readonly Node[]): Node | null {
  if (value.type === 'ArrayExpression' && typeof part === 'number')
    return nodesIn(value.elements)[part] ?? null;
  if (value.type !== 'ObjectExpression') return null;
  for (const property of nodesIn(value.properties).toReversed()) {
    if (property.type === 'SpreadElement') {
      const spread = resolveValue(property.argument, statements);
      const found = spread ? childAt(spread, part, statements) : null;
      if (found) return found;
    } else if (nameOf(property.key) === String(part)) {
      return property;
    }
  }
  return null;
}

/** The object or list behind type assertions, calls such as `defineConfig({…})` and names of constants. */
function resolveValue(expression: unknown, statements: readonly Node[]): Node | null {
  if (!isNode(expression)) return null;
  switch (expression.type) {
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return resolveValue(expression.expression, statements);
    case 'CallExpression':
      return resolveValue(nodesIn(expression.arguments)[0], statements);
    case 'Identifier': {
      const declarations = statements.flatMap((statement) => nodesIn(statement.declarations));
      const declaration = declarations.find(({ id }) => nameOf(id) === expression.name);
      return declaration && declaration.init !== expression
        ? resolveValue(declaration.init, statements)
        : null;
    }
    default:
      return expression;
  }
}

function nameOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  return node.type === 'Identifier' ? String(node.name) : node.type === 'Literal' ? String(node.value) : null;
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
