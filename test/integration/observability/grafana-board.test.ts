import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestGateway } from '../../support/create-test-gateway.ts';
import { repositoryDir } from '../../support/list-openapi-examples.ts';
import { parseMetrics } from '../../support/parse-metrics.ts';

interface Panel {
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
}

interface Board {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly query: string | { readonly query: string } }[] };
}

async function readBoard(): Promise<Board> {
  return JSON.parse(await readFile(join(repositoryDir, 'deploy', 'grafana-board.json'), 'utf8')) as Board;
}

/** What a query reads: names of series with the labels it groups by or selects. */
function readQuery(expr: string): { readonly names: readonly string[]; readonly labels: readonly string[] } {
  const names = [...expr.matchAll(/\b((?:specway|process|nodejs)_\w+)/g)].map(([, name = '']) => name);
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
  const selected = [...expr.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label);
  return { names, labels: [...grouped, ...selected].filter((label) => !['instance', 'le'].includes(label)) };
}

/** By metric, its labels as docs/observability.md has them. */
async function readDocumentedLabels(): Promise<ReadonlyMap<string, readonly string[]>> {
  const text = await readFile(join(repositoryDir, 'docs', 'observability.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `(specway_\w+)` \|([^|]*)\|/gm)];
  return new Map(
    rows.map(([, name = '', labels = '']) => [
      name,
      [...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label),
    ]),
  );
}

describe('the board for Grafana', () => {
  it('asks for metrics that the gateway has, by labels that they have', async () => {
    const gateway = await createTestGateway();
    const { types } = parseMetrics(await (await fetch(`${gateway.url}/metrics`)).text());
    await gateway.stop();
    const documented = await readDocumentedLabels();
    const { panels, templating } = await readBoard();
    const variables = templating.list.map(({ query }) => (typeof query === 'string' ? query : query.query));
    const queries = [...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...variables];
    const read = queries.map(readQuery).filter(({ names }) => names.length > 0);
    expect(read.length).toBeGreaterThan(20);
    for (const { names, labels } of read)
      for (const name of names) {
        const metric = types.has(name) ? name : name.replace(/_(bucket|count|sum)$/, '');
        expect([name, types.has(metric)]).toEqual([name, true]);
        if (metric !== name) expect([name, types.get(metric)]).toEqual([name, 'histogram']);
        const known = documented.get(metric) ?? [];
        expect([name, labels.filter((label) => !known.includes(label))]).toEqual([name, []]);
      }
  });

  it('has panels that stand beside one another, with legends that their queries fill', async () => {
    const { panels } = await readBoard();
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from(
        { length: w * h },
        (_, index) => `${String(x + (index % w))} ${String(y + Math.floor(index / w))}`,
      ),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { targets } of panels)
      for (const { expr, legendFormat } of targets)
        for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
          expect(/ by \(([^)]*)\)/.exec(expr)?.[1]?.split(', ')).toContain(label);
  });
});
