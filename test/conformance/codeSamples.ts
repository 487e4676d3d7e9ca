/** Code of many kinds. Every language is given all of it: what a grammar makes of foreign code must be the same too. */
export const CODE_SAMPLES: readonly string[] = [
  `import { useState } from 'react';
// A comment with "quotes" and <tags>
export default async function App<T extends object>({ items = [], ...rest }: Props<T>): Promise<JSX.Element> {
  const [count, setCount] = useState<number>(0x1f + 1_000 - .5e-3);
  const text = \`count: \${count > 1 ? \`\${count} items\` : 'one'} \\n\`;
  if (!items?.length && /^[a-z]+\\/(?<name>\\d+)$/giu.test(text)) throw new Error("none");
  return <ul className="list" onClick={() => setCount((n) => n + 1)}>{items.map((i) => <li key={i}>{i}</li>)}</ul>;
}
/* block
   comment */
enum Color { Red = 'RED', Green = 'GREEN' }
abstract class Shape implements Drawable { private readonly #area: number = 0; static get name() { return 'x' } }`,
  `#!/usr/bin/env bash
set -euo pipefail
# Comment here
export NAME="value \${HOME:-/root}"
for name in a b "c d"; do
  docker build --platform linux/arm64 -t "x/$name:latest" . || exit 1
  if [[ $? -ne 0 && -f ./file ]]; then echo "failed: $name" >&2; fi
done
cat <<'EOF' | grep -c '^x' > out.txt
text $NOT expanded
EOF
case "$1" in start|stop) run "$@" ;; *) echo done ;; esac
function go() { local x=$((1 + 2)); return 0; }`,
  `name: build
on: { push: { branches: [main] } }
jobs:
  test: &anchor
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v3
      - name: "Quoted: text"
        run: |
          npm ci
          npm test -- --watch=false
        env: {A: 1, B: true, C: null, D: 2021-01-02}
    <<: *anchor
---
# comment
list: [1, 2.5, 'x', ~]`,
  `<!doctype html>
<html lang="en"><head><title>T &amp; x</title>
<style>.a > b:hover, #id::before { color: #fff; margin: 1px calc(100% - 2rem) !important } @media (min-width: 30em) { a {} }</style>
<script type="module">const x = 1; // y
</script></head>
<!-- comment -->
<body class='x' data-a=1 @click="go()" :b="c" v-if="ok">{{ value | upper }}<br/>{% if user %}{{ user.name }}{% endif %}<?php echo $x; ?></body></html>`,
  `from typing import Optional
import re as regex

@decorator(arg=1)
class Foo(Bar, metaclass=Meta):
    """Doc string."""
    async def run(self, x: int = 0, *args, **kwargs) -> Optional[str]:
        value = f"{x!r:>10} {self.name}" + r'\\d+' + b"bytes".decode()
        return [y ** 2 for y in range(10) if y % 2 == 0 and not None] or lambda z: z
    # comment
if __name__ == '__main__':
    print("hi", end='\\n'); raise ValueError from err`,
  `#include <stdio.h>
#define MAX(a, b) ((a) > (b) ? (a) : (b))
package main
use std::{fmt, io};
fn main() -> Result<(), Box<dyn Error>> { let mut v: Vec<u8> = vec![1, 2, 0xff]; println!("{:?}", &v); Ok(()) }
func (s *Server) Serve(ctx context.Context) error { go func() { ch <- 1 }(); defer s.Close(); return nil }
public static void main(String[] args) throws Exception { int x = 10L; System.out.println("x" + x); }
SELECT a.id, COUNT(*) AS n FROM "table" a LEFT JOIN b ON a.id = b.id WHERE name LIKE '%x%' GROUP BY 1; -- note
def f(x) = x match { case Some(y) if y > 0 => y; case _ => 0 }
(defn hello [name] (str "Hello, " name)) ; comment
let rec fact n = if n = 0 then 1 else n * fact (n - 1) (* comment *)
module Main where { import Data.List (sort); main = putStrLn $ show (map (+1) [1..10]) }
$x = @{ Name = 'a'; Value = 1 } | Where-Object { $_.Name -eq 'a' }
local t = { a = 1, ["b"] = function(x) return x ~= nil end } -- lua`,
  `# Title *em* **strong** \`code\`

> quote [link](http://x.y "t") ![alt](a.png)

- [ ] item
1. one

\`\`\`js
const a = 1;
\`\`\`

| a | b |
|---|:-:|
{ "json": [1, true, null, "x\\u0041"], "nested": { "k": -1.5e+10 } }
key = "toml" # c
[section.sub]
diff --git a/x b/x
@@ -1,2 +1,2 @@
-old
+new
FROM node:20 AS build
RUN apt-get update && rm -rf /var/lib
ünïcödé 中文 😀 "日本" <Émile/> ﾎ𝒳
	tab	separated   trailing   `,
];
