// Generated from src/model by `npm run schemas`. Do not edit.
export const methodSchemas = {
 "run.start": {
  "params": {
   "additionalProperties": false,
   "type": "object",
   "required": [
    "flow"
   ],
   "properties": {
    "flow": {
     "minLength": 1,
     "description": "A flow file (*.flow.yaml, *.flow.ts or a sealed flow), by its path in the working folder.",
     "type": "string"
    },
    "params": {
     "type": "object",
     "description": "Parameters of the flow by name."
    },
    "runId": {
     "minLength": 1,
     "description": "Default: a fresh one.",
     "type": "string"
    },
    "labels": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    },
    "supervise": {
     "enum": [
      "mutating",
      "all"
     ],
     "description": "A person is asked before each dispatch that changes the world, or before all."
    },
    "wait": {
     "description": "Answers when the run stands still; false: as soon as it has begun. Default true.",
     "type": "boolean"
    }
   }
  },
  "result": {
   "type": "object",
   "required": [
    "runId",
    "outcome",
    "headSeq",
    "exitCode",
    "requests"
   ],
   "properties": {
    "runId": {
     "minLength": 1,
     "type": "string"
    },
    "outcome": {
     "enum": [
      "passed",
      "failed",
      "unknown",
      "unverified",
      "suspended",
      "awaitingHuman",
      "blocked",
      "gated",
      "aborted",
      "running"
     ]
    },
    "verdict": {
     "enum": [
      "pass",
      "fail",
      "unknown"
     ]
    },
    "reason": {
     "type": "string"
    },
    "outputs": {
     "type": "object"
    },
    "headSeq": {
     "minimum": 0,
     "type": "integer"
    },
    "exitCode": {
     "type": "integer"
    },
    "requests": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "requestId",
       "runId",
       "ref",
       "kind",
       "prompt"
      ],
      "properties": {
       "requestId": {
        "minLength": 1,
        "type": "string"
       },
       "runId": {
        "minLength": 1,
        "type": "string"
       },
       "ref": {
        "minLength": 1,
        "type": "string"
       },
       "kind": {
        "minLength": 1,
        "type": "string"
       },
       "prompt": {
        "type": "string"
       },
       "decisions": {
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       "inputSchema": {}
      }
     }
    },
    "next": {
     "type": "object",
     "required": [
      "command"
     ],
     "properties": {
      "command": {
       "minLength": 1,
       "type": "string"
      },
      "note": {
       "type": "string"
      }
     }
    }
   }
  }
 },
 "run.list": {
  "params": {
   "additionalProperties": false,
   "type": "object",
   "properties": {
    "flow": {
     "minLength": 1,
     "type": "string"
    },
    "outcome": {
     "enum": [
      "passed",
      "failed",
      "unknown",
      "unverified",
      "suspended",
      "awaitingHuman",
      "blocked",
      "gated",
      "aborted"
     ]
    },
    "labels": {
     "type": "object",
     "additionalProperties": {
      "type": "string"
     }
    },
    "limit": {
     "minimum": 1,
     "maximum": 1000,
     "description": "At most so many, newest first. Default 100.",
     "type": "integer"
    }
   }
  },
  "result": {
   "type": "object",
   "required": [
    "schemaVersion",
    "runs"
   ],
   "properties": {
    "schemaVersion": {
     "const": 1,
     "type": "number"
    },
    "runs": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "runId",
       "flowId",
       "outcome",
       "startedAtMs"
      ],
      "properties": {
       "runId": {
        "minLength": 1,
        "type": "string"
       },
       "flowId": {
        "minLength": 1,
        "type": "string"
       },
       "outcome": {
        "enum": [
         "passed",
         "failed",
         "unknown",
         "unverified",
         "suspended",
         "awaitingHuman",
         "blocked",
         "gated",
         "aborted",
         "running"
        ]
       },
       "startedAtMs": {
        "type": "integer"
       }
      }
     }
    }
   }
  }
 },
 "run.get": {
  "params": {
   "additionalProperties": false,
   "type": "object",
   "required": [
    "runId"
   ],
   "properties": {
    "runId": {
     "minLength": 1,
     "description": "A run id, or a beginning of it that no other run has, or @latest.",
     "type": "string"
    }
   }
  },
  "result": {
   "type": "object",
   "required": [
    "schemaVersion",
    "runId",
    "flowId",
    "outcome",
    "headSeq",
    "exitCode",
    "tally",
    "problems",
    "happened",
    "mayHaveHappened",
    "waitsFor",
    "requests",
    "next"
   ],
   "properties": {
    "schemaVersion": {
     "const": 1,
     "type": "number"
    },
    "runId": {
     "minLength": 1,
     "type": "string"
    },
    "flowId": {
     "minLength": 1,
     "type": "string"
    },
    "outcome": {
     "enum": [
      "passed",
      "failed",
      "unknown",
      "unverified",
      "suspended",
      "awaitingHuman",
      "blocked",
      "gated",
      "aborted",
      "running"
     ]
    },
    "reason": {
     "type": "string"
    },
    "headSeq": {
     "minimum": 0,
     "type": "integer"
    },
    "exitCode": {
     "type": "integer"
    },
    "tally": {
     "type": "object"
    },
    "problems": {
     "type": "object"
    },
    "happened": {
     "type": "object"
    },
    "mayHaveHappened": {
     "type": "object"
    },
    "waitsFor": {
     "type": "object"
    },
    "requests": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "requestId",
       "runId",
       "ref",
       "kind",
       "prompt"
      ],
      "properties": {
       "requestId": {
        "minLength": 1,
        "type": "string"
       },
       "runId": {
        "minLength": 1,
        "type": "string"
       },
       "ref": {
        "minLength": 1,
        "type": "string"
       },
       "kind": {
        "minLength": 1,
        "type": "string"
       },
       "prompt": {
        "type": "string"
       },
       "decisions": {
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       "inputSchema": {}
      }
     }
    },
    "outputs": {
     "type": "object"
    },
    "next": {
     "type": "object",
     "required": [
      "command"
     ],
     "properties": {
      "command": {
       "minLength": 1,
       "type": "string"
      },
      "note": {
       "type": "string"
      }
     }
    }
   }
  }
 },
 "run.events": {
  "params": {
   "additionalProperties": false,
   "type": "object",
   "required": [
    "runId"
   ],
   "properties": {
    "runId": {
     "minLength": 1,
     "description": "A run id, or a beginning of it that no other run has, or @latest.",
     "type": "string"
    },
    "after": {
     "minimum": 0,
     "type": "integer"
    },
    "limit": {
     "minimum": 1,
     "maximum": 1000,
     "type": "integer"
    },
    "follow": {
     "description": "Each event is a notification \"run.event\"; the answer comes when the process lets go of the run.",
     "type": "boolean"
    }
   }
  },
  "result": {
   "type": "object",
   "required": [
    "runId",
    "events",
    "after"
   ],
   "properties": {
    "runId": {
     "minLength": 1,
     "type": "string"
    },
    "events": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "seq",
       "type"
      ],
      "properties": {
       "seq": {
        "minimum": 0,
        "type": "integer"
       },
       "type": {
        "minLength": 1,
        "type": "string"
       }
      }
     }
    },
    "after": {
     "description": "Seq of the last event told.",
     "type": "integer"
    }
   }
  }
 },
 "run.resume": {
  "params": {
   "additionalProperties": false,
   "type": "object",
   "required": [
    "runId"
   ],
   "properties": {
    "runId": {
     "minLength": 1,
     "description": "A run id, or a beginning of it that no other run has, or @latest.",
     "type": "string"
    },
    "flow": {
     "minLength": 1,
     "description": "A flow file to go on with, or \"archived\": the flow as the run last had it, which a changed file asks for.",
     "type": "string"
    },
    "params": {
     "type": "object",
     "description": "Parameters of the flow by name."
    },
    "allowMutatingReexec": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "description": "Instances whose effect may be repeated although it happened, each by its path or step id: only after a person agreed."
    },
    "reason": {
     "minLength": 1,
     "description": "In plain words; kept in the log.",
     "type": "string"
    },
    "forceReexecute": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     }
    },
    "adopt": {
     "type": "array",
     "items": {
      "additionalProperties": false,
      "type": "object",
      "required": [
       "ref",
       "reason"
      ],
      "properties": {
       "ref": {
        "minLength": 1,
        "type": "string"
       },
       "reason": {
        "minLength": 1,
        "pattern": "\\S",
        "type": "string"
       }
      }
     }
    },
    "adoptRest": {
     "minLength": 1,
     "pattern": "\\S",
     "description": "Why everything clean is kept that only its position would run again.",
     "type": "string"
    },
    "supervise": {
     "enum": [
      "mutating",
      "all"
     ],
     "description": "A person is asked before each dispatch that changes the world, or before all."
    },
    "wait": {
     "description": "Answers when the run stands still; false: as soon as it has begun. Default true.",
     "type": "boolean"
    }
   }
  },
  "result": {
   "type": "object",
   "required": [
    "runId",
    "outcome",
    "headSeq",
    "exitCode",
    "requests"
   ],
   "properties": {
    "runId": {
     "minLength": 1,
     "type": "string"
    },
    "outcome": {
     "enum": [
      "passed",
      "failed",
      "unknown",
      "unverified",
      "suspended",
      "awaitingHuman",
      "blocked",
      "gated",
      "aborted",
      "running"
     ]
    },
    "verdict": {
     "enum": [
      "pass",
      "fail",
      "unknown"
     ]
    },
    "reason": {
     "type": "string"
    },
    "outputs": {
     "type": "object"
    },
    "headSeq": {
     "minimum": 0,
     "type": "integer"
    },
    "exitCode": {
     "type": "integer"
    },
    "requests": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "requestId",
       "runId",
       "ref",
       "kind",
       "prompt"
      ],
      "properties": {
       "requestId": {
        "minLength": 1,
        "type": "string"
       },
       "runId": {
        "minLength": 1,
        "type": "string"
       },
       "ref": {
        "minLength": 1,
        "type": "string"
       },
       "kind": {
        "minLength": 1,
        "type": "string"
       },
       "prompt": {
        "type": "string"
       },
       "decisions": {
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       "inputSchema": {}
      }
     }
    },
    "next": {
     "type": "object",
     "required": [
      "command"
     ],
     "properties": {
      "command": {
       "minLength": 1,
       "type": "string"
      },
      "note": {
       "type": "string"
      }
     }
    }
   }
  }
 },
 "run.plan": {
  "params": {
   "additionalProperties": false,
   "type": "object",
   "required": [
    "runId"
   ],
   "properties": {
    "runId": {
     "minLength": 1,
     "description": "A run id, or a beginning of it that no other run has, or @latest.",
     "type": "string"
    },
    "flow": {
     "minLength": 1,
     "description": "A flow file to go on with, or \"archived\": the flow as the run last had it, which a changed file asks for.",
     "type": "string"
    },
    "params": {
     "type": "object",
     "description": "Parameters of the flow by name."
    },
    "allowMutatingReexec": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "description": "Instances whose effect may be repeated although it happened, each by its path or step id: only after a person agreed."
    },
    "reason": {
     "minLength": 1,
     "description": "In plain words; kept in the log.",
     "type": "string"
    },
    "forceReexecute": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     }
    },
    "adopt": {
     "type": "array",
     "items": {
      "additionalProperties": false,
      "type": "object",
      "required": [
       "ref",
       "reason"
      ],
      "properties": {
       "ref": {
        "minLength": 1,
        "type": "string"
       },
       "reason": {
        "minLength": 1,
        "pattern": "\\S",
        "type": "string"
       }
      }
     }
    },
    "adoptRest": {
     "minLength": 1,
     "pattern": "\\S",
     "description": "Why everything clean is kept that only its position would run again.",
     "type": "string"
    },
    "ask": {
     "description": "Asks providers what became of open dispatches; changes nothing.",
     "type": "boolean"
    }
   }
  },
  "result": {
   "type": "object",
   "required": [
    "schemaVersion",
    "runId",
    "flowId",
    "irHash",
    "totals",
    "instances"
   ],
   "properties": {
    "schemaVersion": {
     "const": 1,
     "type": "number"
    },
    "runId": {
     "minLength": 1,
     "type": "string"
    },
    "flowId": {
     "minLength": 1,
     "type": "string"
    },
    "irHash": {
     "minLength": 1,
     "type": "string"
    },
    "totals": {
     "type": "object"
    },
    "instances": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "ref",
       "word",
       "reason"
      ],
      "properties": {
       "ref": {
        "minLength": 1,
        "type": "string"
       },
       "word": {
        "enum": [
         "keep",
         "rejudge",
         "remap",
         "run",
         "rerun",
         "skip",
         "ask"
        ]
       },
       "reason": {
        "type": "string"
       }
      }
     }
    }
   }
  }
 },
 "run.retry": {
  "params": {
   "additionalProperties": false,
   "type": "object",
   "required": [
    "runId"
   ],
   "properties": {
    "runId": {
     "minLength": 1,
     "description": "A run id, or a beginning of it that no other run has, or @latest.",
     "type": "string"
    },
    "step": {
     "minLength": 1,
     "description": "Which failed instance. Default: the only one.",
     "type": "string"
    },
    "context": {
     "type": "object",
     "description": "Recorded, and given to the attempt as `previous`."
    },
    "allowMutatingReexec": {
     "type": "array",
     "items": {
      "type": "string",
      "minLength": 1
     },
     "description": "Instances whose effect may be repeated although it happened, each by its path or step id: only after a person agreed."
    },
    "reason": {
     "minLength": 1,
     "description": "In plain words; kept in the log.",
     "type": "string"
    },
    "actor": {
     "minLength": 1,
     "description": "Who asks, for the log. Default: the user of the process that answers.",
     "type": "string"
    }
   }
  },
  "result": {
   "type": "object",
   "required": [
    "runId",
    "step",
    "attemptId",
    "attempt",
    "kind",
    "mode",
    "manual"
   ],
   "properties": {
    "runId": {
     "minLength": 1,
     "type": "string"
    },
    "step": {
     "minLength": 1,
     "type": "string"
    },
    "attemptId": {
     "minLength": 1,
     "type": "string"
    },
    "attempt": {
     "minimum": 1,
     "type": "integer"
    },
    "kind": {
     "enum": [
      "run",
      "step"
     ]
    },
    "mode": {
     "enum": [
      "firedWaiting",
      "extra"
     ]
    },
    "manual": {
     "const": true,
     "type": "boolean"
    }
   }
  }
 },
 "run.cancel": {
  "params": {
   "additionalProperties": false,
   "type": "object",
   "required": [
    "runId"
   ],
   "properties": {
    "runId": {
     "minLength": 1,
     "description": "A run id, or a beginning of it that no other run has, or @latest.",
     "type": "string"
    },
    "reason": {
     "minLength": 1,
     "description": "In plain words; kept in the log.",
     "type": "string"
    },
    "actor": {
     "minLength": 1,
     "description": "Who asks, for the log. Default: the user of the process that answers.",
     "type": "string"
    }
   }
  },
  "result": {
   "type": "object",
   "required": [
    "runId",
    "how"
   ],
   "properties": {
    "runId": {
     "minLength": 1,
     "type": "string"
    },
    "how": {
     "enum": [
      "asked",
      "closed"
     ],
     "description": "asked: its process ends it; closed: it had none, and is over."
    }
   }
  }
 },
 "human.inbox": {
  "params": {
   "additionalProperties": false,
   "type": "object",
   "properties": {
    "runId": {
     "minLength": 1,
     "description": "A run id, or a beginning of it that no other run has, or @latest.",
     "type": "string"
    }
   }
  },
  "result": {
   "type": "object",
   "required": [
    "schemaVersion",
    "requests"
   ],
   "properties": {
    "schemaVersion": {
     "const": 1,
     "type": "number"
    },
    "requests": {
     "type": "array",
     "items": {
      "type": "object",
      "required": [
       "requestId",
       "runId",
       "ref",
       "kind",
       "prompt"
      ],
      "properties": {
       "requestId": {
        "minLength": 1,
        "type": "string"
       },
       "runId": {
        "minLength": 1,
        "type": "string"
       },
       "ref": {
        "minLength": 1,
        "type": "string"
       },
       "kind": {
        "minLength": 1,
        "type": "string"
       },
       "prompt": {
        "type": "string"
       },
       "decisions": {
        "type": "array",
        "items": {
         "type": "string"
        }
       },
       "inputSchema": {}
      }
     }
    }
   }
  }
 },
 "human.answer": {
  "params": {
   "additionalProperties": false,
   "type": "object",
   "required": [
    "runId",
    "requestId"
   ],
   "properties": {
    "runId": {
     "minLength": 1,
     "description": "A run id, or a beginning of it that no other run has, or @latest.",
     "type": "string"
    },
    "requestId": {
     "minLength": 1,
     "type": "string"
    },
    "decision": {
     "minLength": 1,
     "description": "One of those that the question offers.",
     "type": "string"
    },
    "input": {
     "description": "What the question asks for, where it has a schema."
    },
    "note": {
     "minLength": 1,
     "type": "string"
    },
    "actor": {
     "minLength": 1,
     "description": "Who asks, for the log. Default: the user of the process that answers.",
     "type": "string"
    }
   }
  },
  "result": {
   "type": "object",
   "required": [
    "runId",
    "requestId"
   ],
   "properties": {
    "runId": {
     "minLength": 1,
     "type": "string"
    },
    "requestId": {
     "minLength": 1,
     "type": "string"
    },
    "decision": {
     "type": "string"
    },
    "next": {
     "type": "object",
     "required": [
      "command"
     ],
     "properties": {
      "command": {
       "minLength": 1,
       "type": "string"
      },
      "note": {
       "type": "string"
      }
     }
    }
   }
  }
 },
 "capabilities": {
  "params": {
   "additionalProperties": false,
   "type": "object",
   "properties": {}
  },
  "result": {
   "type": "object",
   "required": [
    "schemaVersion",
    "software",
    "capabilities",
    "methods"
   ],
   "properties": {
    "schemaVersion": {
     "const": 1,
     "type": "number"
    },
    "software": {
     "minLength": 1,
     "type": "string"
    },
    "capabilities": {
     "type": "array",
     "items": {
      "minLength": 1,
      "type": "string"
     }
    },
    "methods": {
     "type": "array",
     "items": {
      "minLength": 1,
      "type": "string"
     }
    },
    "runId": {
     "minLength": 1,
     "type": "string"
    }
   }
  }
 }
}
