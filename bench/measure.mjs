import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_MS = 50;
const CLOCK_TICKS = 100;

/**
 * Runs a command and measures the CPU seconds and the peak memory of it and all processes it starts (Linux).
 * `until(line)` may end it early: when it returns true for a line of its output, figures are taken and it is stopped.
 */
export async function measure(command, args, { cwd, env, until } = {}) {
  const child = spawn(command, args, {
    cwd,
    // Certificates that this machine has Node read at every start are no cost of what is measured.
    env: { ...process.env, NODE_EXTRA_CA_CERTS: undefined, ...env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let peakBytes = 0;
  const sample = () => {
    peakBytes = Math.max(
      peakBytes,
      treeOf(child.pid).reduce((sum, pid) => sum + memoryOf(pid), 0),
    );
  };
  const timer = setInterval(sample, SAMPLE_MS);
  let early = null;
  await new Promise((resolve, reject) => {
    const onData = async (data) => {
      output += data;
      if (early || !until) return;
      for (const line of String(data).split('\n')) {
        if (await until(line)) {
          sample();
          early = { cpuSeconds: treeOf(child.pid).reduce((sum, pid) => sum + (cpuWithReaped(pid) ?? 0), 0) };
          child.kill('SIGTERM');
        }
      }
    };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => void onData(data).catch(reject));
    child.on('error', reject);
    child.on('exit', resolve);
  });
  clearInterval(timer);
  if (!early && child.exitCode !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${child.exitCode}\n${output}`);
  return { peakMegabytes: peakBytes / 1e6, cpuSeconds: early?.cpuSeconds ?? null, output };
}

/** CPU seconds of a finished command with all its descendants, from the shell's own account. */
export async function measureCpu(command, args, options = {}) {
  const script = '"$@"; code=$?; times >&2; exit $code';
  const result = await measure('bash', ['-c', script, 'bash', command, ...args], options);
  const times = result.output.trim().split('\n').at(-1) ?? '';
  const seconds = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  return { ...result, cpuSeconds: seconds.reduce((sum, each) => sum + each, 0) };
}

/** The run with the fewest CPU seconds, the largest peak of memory of all runs, and the CPU seconds of all. */
export async function lowestOf(runs, measureOnce) {
  const [lowest] = await lowestOfEach(runs, [measureOnce]);
  return lowest;
}

/** The same of several measures, taken by turns. */
export async function lowestOfEach(runs, measures) {
  const results = measures.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, measureOnce] of measures.entries()) results[index].push(await measureOnce());
  return results.map(summaryOf);
}

function summaryOf(results) {
  const all = results.map(({ cpuSeconds }) => cpuSeconds);
  return {
    cpuSeconds: Math.min(...all),
    peakMegabytes: Math.max(...results.map(({ peakMegabytes }) => peakMegabytes)),
    all,
  };
}

function treeOf(root) {
  const parents = new Map();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), Number(statOf(name)?.[1]));
  }
  const tree = [root];
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  return tree;
}

/** Fields of /proc/PID/stat from the state on: [0] state, [1] parent, [11..14] user, system and reaped children's ticks. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(error.code)) return null;
    throw error;
  }
}

function cpuWithReaped(pid) {
  const stat = statOf(pid);
  return stat && (Number(stat[11]) + Number(stat[12]) + Number(stat[13]) + Number(stat[14])) / CLOCK_TICKS;
}

/** Proportional set size: pages that processes share count once in the sum over a tree. */
function memoryOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024;
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes(error.code)) return 0;
    throw error;
  }
}
