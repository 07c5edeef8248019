// The machines of nodes, each with one network to PostgreSQL and one to HAProxy. With the right to make them they are
// network namespaces, else proxies of this program stand for their links.
import { execFileSync } from 'node:child_process';
import { Link } from './link.mjs';

const HOST = '127.0.0.1';
const LINKS = ['database', 'front'];
const NOBODY = '02:00:00:00:00:01'; // the Ethernet address of no machine: what is sent there is dropped

const ip = (line) => execFileSync('ip', line.split(' '), { stdio: ['ignore', 'ignore', 'pipe'] });

/** A network namespace on two bridges of this machine; `link` is database or front. */
class NamespaceMachine {
  #isUp = false;

  /** `number`: of the machine among all, from 0. */
  constructor(networks, name, number) {
    Object.assign(this, { networks, number });
    this.namespace = `${networks.prefix}${name}`;
    this.under = ['ip', 'netns', 'exec', this.namespace];
    this.host = networks.address('front', number + 2);
    this.boot();
  }

  boot() {
    const { namespace, networks, number } = this;
    ip(`netns add ${namespace}`);
    this.#isUp = true;
    ip(`-n ${namespace} link set lo up`);
    for (const link of LINKS) {
      const end = `${namespace}${link[0]}`;
      ip(`link add ${end} type veth peer name ${link} netns ${namespace}`);
      ip(`link set ${end} master ${networks.bridge(link)} up`);
      ip(`-n ${namespace} addr add ${networks.address(link, number + 2)}/25 dev ${link}`);
      ip(`-n ${namespace} link set ${link} up`);
    }
  }

  /** The address at which the node finds PostgreSQL. */
  reach({ port }) {
    return `${this.networks.address('database', 1)}:${port}`;
  }
  /** The address at which HAProxy finds the node. */
  expose(port) {
    return `${this.host}:${port}`;
  }

  /** Nothing gets through: the interface is down, or packets are dropped on their way. */
  drop(link, { isInterfaceDown = false } = {}) {
    const { namespace, networks, number } = this;
    if (isInterfaceDown) return ip(`-n ${namespace} link set ${link} down`);
    const [here, there] = [networks.address(link, 1), networks.address(link, number + 2)];
    ip(`-n ${namespace} neigh replace ${here} lladdr ${NOBODY} dev ${link} nud permanent`);
    ip(`neigh replace ${there} lladdr ${NOBODY} dev ${networks.bridge(link)} nud permanent`);
  }
  restore(link) {
    const { namespace, networks, number } = this;
    ip(`-n ${namespace} link set ${link} up`);
    ip(`-n ${namespace} neigh flush dev ${link} nud permanent`);
    ip(`neigh flush to ${networks.address(link, number + 2)} dev ${networks.bridge(link)} nud permanent`);
  }

  /** Restores what may have been dropped. */
  heal() {
    if (this.#isUp) for (const link of LINKS) this.restore(link);
  }
  /** Power loss: no packet says that the processes have ended. `end()` kills them. */
  async lose(end) {
    for (const link of LINKS) this.drop(link);
    await end();
    this.close();
    for (const link of LINKS) ip(`neigh flush dev ${this.networks.bridge(link)} nud all`);
  }
  close() {
    if (!this.#isUp) return;
    this.#isUp = false;
    // The namespace alone would stay as long as a process in it.
    for (const link of LINKS) ip(`link del ${this.namespace}${link[0]}`);
    ip(`netns del ${this.namespace}`);
  }
}

/** Makes network namespaces; see `networks`. */
class Namespaces {
  kind = 'network namespaces';
  prefix = `g${process.pid}`;
  #machines = [];
  #bridges = [];

  #end = () => this.close();

  constructor() {
    process.once('exit', this.#end); // also if nobody closes them
    try {
      for (const link of LINKS) {
        const bridge = this.bridge(link);
        ip(`link add ${bridge} type bridge`);
        this.#bridges.push(bridge);
        ip(`addr add ${this.address(link, 1)}/25 dev ${bridge}`);
        ip(`link set ${bridge} up`);
      }
      this.#tryNamespace();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Throws if no program may run in a namespace, as in a chroot. */
  #tryNamespace() {
    ip(`netns add ${this.prefix}`);
    try {
      ip(`netns exec ${this.prefix} true`);
    } finally {
      ip(`netns del ${this.prefix}`);
    }
  }

  bridge(link) {
    return `${this.prefix}${link[0]}`;
  }
  /** Of a range that is reserved for measurements within one's own network (RFC 2544). */
  address(link, number) {
    return `198.18.${process.pid % 256}.${128 * LINKS.indexOf(link) + number}`;
  }
  /** The addresses on which PostgreSQL listens; HAProxy's as the nodes see it. */
  get database() {
    return this.address('database', 1);
  }
  get proxy() {
    return this.address('front', 1);
  }
  machine(name) {
    const machine = new NamespaceMachine(this, name, this.#machines.length);
    this.#machines.push(machine);
    return machine;
  }
  close() {
    process.off('exit', this.#end);
    for (const machine of this.#machines) machine.close();
    for (const bridge of this.#bridges) ip(`link del ${bridge}`);
  }
}

/** A machine whose links are proxies of this program. */
class ProxiedMachine {
  host = HOST;
  under = [];
  #links = { database: [], front: [] };

  async #open(link, to) {
    const opened = await Link.open(to);
    this.#links[link].push(opened);
    return opened.address;
  }
  reach({ socket }) {
    return this.#open('database', socket);
  }
  expose(port) {
    return this.#open('front', port);
  }
  drop(link) {
    for (const opened of this.#links[link]) opened.drop();
  }
  restore(link) {
    for (const opened of this.#links[link]) opened.restore();
  }
  heal() {
    for (const link of LINKS) this.restore(link);
  }
  async lose(end) {
    for (const link of LINKS) this.drop(link);
    await end();
    for (const opened of Object.values(this.#links).flat()) opened.lose();
  }
  boot() {
    this.heal();
  }
  close() {
    for (const opened of Object.values(this.#links).flat()) opened.close();
  }
}

class Proxies {
  kind = 'proxies';
  database = '';
  proxy = HOST;
  #machines = [];

  machine() {
    const machine = new ProxiedMachine();
    this.#machines.push(machine);
    return machine;
  }
  close() {
    for (const machine of this.#machines) machine.close();
  }
}

/** Makes machines: network namespaces if this is allowed and wanted, else proxies; `print` gets a line that says so. */
export function networks({ namespaces = true, print = () => {} } = {}) {
  if (namespaces)
    try {
      return new Namespaces();
    } catch (error) {
      const why = (error.stderr ?? error.message).toString().trim();
      print(`network namespaces cannot be made here (${why}): proxies drop what is sent instead`);
    }
  return new Proxies();
}
