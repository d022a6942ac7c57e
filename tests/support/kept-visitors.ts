import { Agent, get } from 'node:http';

interface Count {
  good: number;
  /** What went wrong with requests that were sent. */
  bad: string[];
}

/**
 * Visitors who ask without a pause, each on a connection of its own that is kept. Where an answer ends the
 * connection they make another, unless told to leave then.
 */
export function keepVisitors(address: string, paths: string[], howMany: number) {
  const count: Count = { good: 0, bad: [] };
  let leaving = false;
  let asking = true;

  async function visit(first: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = first; asking; turn += 1) {
      const answer = await ask(address + paths[turn % paths.length], agent);
      if (answer.status === 200) count.good += 1;
      else count.bad.push(`${answer.status} ${answer.failure}`);
      if (answer.status === 0 || (leaving && answer.closes)) break;
    }
    agent.destroy();
  }

  const visits = Promise.all(Array.from({ length: howMany }, (_, number) => visit(number)));
  return {
    count,
    /** From now on nobody makes a new connection. */
    leaveWhenClosed() {
      leaving = true;
    },
    async ended(): Promise<Count> {
      await visits;
      return count;
    },
    stop(): Promise<Count> {
      asking = false;
      return this.ended();
    },
  };
}

interface Answer {
  status: number;
  closes: boolean;
  failure: string;
}

function ask(address: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: 0, closes: true, failure: error.message });
    get(address, { agent }, (response) => {
      response.resume();
      response.once('error', fail);
      response.once('end', () => {
        const closes = response.headers.connection === 'close';
        resolve({ status: response.statusCode ?? 0, closes, failure: '' });
      });
    }).once('error', fail);
  });
}
