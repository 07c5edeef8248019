// Nodes on machines of their own, with links to PostgreSQL and HAProxy that can be cut, and clients behind HAProxy.
import { Server, UNHURRIED } from '../../e2e/lib/start_server.mjs';
import { haproxy } from './haproxy.mjs';
import { networks } from './machines.mjs';
import { Cluster, DATABASE } from './nodes.mjs';
import { Postgres } from './postgres.mjs';
import { visitors } from './visitor.mjs';

const STANDBY_PORT = 5433;

export class MachineCluster extends Cluster {
  machines = new Map(); // by the node's name
  standby = null;

  /**
   * `standby`: with a standby of PostgreSQL that follows it synchronously; `namespaces`: the machines are network
   * namespaces, if these may be made; `print` gets a line that says why not.
   */
  static async start(names, { standby = false, namespaces = true, print = () => {} } = {}) {
    const cluster = new MachineCluster();
    cluster.networks = networks({ namespaces, print });
    const listen = cluster.networks.database;
    cluster.postgres = await Postgres.start({ listen });
    await cluster.postgres.create(DATABASE);
    if (standby) {
      cluster.standby = await Postgres.start({ listen, port: STANDBY_PORT });
      await cluster.standby.follow(cluster.postgres);
    }
    const addresses = [];
    for (const name of names) {
      const machine = cluster.networks.machine(name);
      cluster.machines.set(name, machine);
      const server = await cluster.#serve(name, machine);
      cluster.nodes.set(name, server);
      addresses.push(await machine.expose(server.port));
    }
    cluster.proxy = await haproxy(...addresses);
    return cluster;
  }

  async #serve(name, machine) {
    const hosts = [];
    for (const postgres of [this.postgres, this.standby].filter(Boolean)) hosts.push(await machine.reach(postgres));
    const uri = `postgresql://germini@${hosts.join(',')}/${DATABASE}${this.standby ? '?target_session_attrs=read-write' : ''}`;
    const args = [...UNHURRIED, '--database', uri, '--node', name, '--trusted-proxy', `${this.networks.proxy}/32`];
    const { host, under } = machine;
    return Server.start({ args, host, under });
  }

  get clients() {
    return visitors(this.proxy, this.nodes);
  }

  /** The primary is lost; after so many milliseconds its standby takes its place, and is given a standby again. */
  async failOver(after) {
    this.postgres.kill();
    await after();
    await this.standby.promote();
    [this.postgres, this.standby] = [this.standby, this.postgres];
  }

  heal() {
    for (const machine of this.machines.values()) machine.heal();
    this.postgres.thaw();
  }
  async closeWays() {
    await this.proxy?.close();
    this.networks.close();
    await this.standby?.close();
    await this.postgres.close();
  }
}
