// Nodes of the built program on one PostgreSQL, which each of them reaches by a link of its own.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXE, Server, undisturbed, UNHURRIED } from '../../e2e/lib/start_server.mjs';
import { Link } from './link.mjs';
import { within } from './patience.mjs';
import { Postgres } from './postgres.mjs';
import { roamers } from './roamer.mjs';

export const DATABASE = 'germini';
const TRIES = 5; // of a supervisor to start a node
const BETWEEN_TRIES_MS = 500;
const PATIENCE_MS = 20_000;

export class Cluster {
  nodes = new Map(); // name → server
  links = new Map(); // name → its link to PostgreSQL

  /**
   * `flags(name)`: further flags of a node; `fsync`: of PostgreSQL; `direct`: without these links, which take time;
   * `options`: of `Server.start`.
   */
  static async start(names, { flags = () => [], fsync, direct = false, ...options } = {}) {
    const cluster = new Cluster();
    cluster.postgres = await Postgres.start({ fsync });
    await cluster.postgres.create(DATABASE);
    for (const name of names) {
      const link = await Link.open(cluster.postgres.socket);
      cluster.links.set(name, link);
      const way = `postgresql://germini@${link.address}/${DATABASE}`;
      const database = ['--database', direct ? cluster.postgres.uri(DATABASE) : way];
      const args = [...UNHURRIED, ...database, '--node', name, ...flags(name)];
      cluster.nodes.set(name, await Server.start({ args, ...options }));
    }
    return cluster;
  }

  /** The class of the clients. */
  get clients() {
    return roamers(this.nodes);
  }
  node(name) {
    return this.nodes.get(name);
  }
  get names() {
    return [...this.nodes.keys()];
  }
  signal(name, signal) {
    process.kill(this.node(name).pid, signal);
  }
  /** Starts a node that has ended, like its supervisor. */
  async revive(name) {
    for (let tries = 1; ; tries += 1)
      try {
        return await this.node(name).again({ quick: true });
      } catch (error) {
        if (tries === TRIES) throw error;
        await sleep(BETWEEN_TRIES_MS);
      }
  }

  query(sql) {
    return this.postgres.query(DATABASE, sql);
  }
  /** Grows with every start of the node and with every takeover from it. */
  async epoch(name) {
    const [[epoch]] = await this.query(
      `SELECT max(epoch) FROM cluster.commits WHERE node = (SELECT key FROM cluster.nodes WHERE name = '${name}')`,
    );
    return Number(epoch);
  }
  /** The name of the node that has the table. */
  async home(table) {
    const [row] = await this.query(
      `SELECT n.name FROM cluster.leases l JOIN cluster.nodes n ON n.key = l.node
       JOIN tables t ON t.key = l.table_key WHERE t.id = '${table}'`,
    );
    return row?.[0];
  }
  /** Waits for a takeover from the node. `before`: its epoch until now. */
  async takenOver(name, before) {
    await within(PATIENCE_MS, async () => (await this.epoch(name)) > before, `the takeover from node ${name}`);
  }

  #copies = 0;
  /** Copies the database into a new file, by way of a database that no node is running on. */
  copy() {
    const name = `copy${(this.#copies += 1)}`;
    const file = join(this.node(this.names[0]).folder, `${name}.db`);
    const [from, to] = [DATABASE, name].map((database) => this.postgres.uri(database));
    const order = `psql -qc 'CREATE DATABASE ${name}' '${from}' && pg_dump '${from}' | psql -qv ON_ERROR_STOP=1 '${to}'`;
    const { status, stderr } = spawnSync('sh', ['-c', order], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`pg_dump: ${stderr}`);
    this.#germini('copy', to, file);
    return file;
  }
  /** Throws if `germini verify` finds a difference. */
  verify() {
    this.#germini('verify', '--database', this.postgres.uri(DATABASE));
  }
  #germini(...order) {
    const { status, stdout, stderr } = spawnSync(EXE, order, { env: undisturbed(), encoding: 'utf8' });
    if (status !== 0) throw new Error(`germini ${order[0]}: ${stdout}${stderr}`);
  }

  /** Repairs the links. */
  heal() {
    this.links.forEach((link) => link.restore());
  }
  /** Ends the links and PostgreSQL. */
  async closeWays() {
    this.links.forEach((link) => link.close());
    await this.postgres.close();
  }

  /** Ends everything; throws if a node did not end well or its log shows a fault. */
  async dispose() {
    this.heal();
    for (const [name, server] of this.nodes) if (server.isRunning) this.signal(name, 'SIGCONT');
    const ends = await Promise.allSettled([...this.nodes.values()].map((server) => server.dispose()));
    await this.closeWays();
    const bad = ends.filter(({ status }) => status === 'rejected');
    if (bad.length > 0) throw new AggregateError(bad.map(({ reason }) => reason));
  }
}
