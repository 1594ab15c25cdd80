// SPDX-License-Identifier: Apache-2.0
pragma solidity >=0.8.27;

// The parts of the Aztec L1 contracts that a portal calls.

struct L1Actor {
    address actor;
    uint256 chainId;
}

struct L2Actor {
    bytes32 actor;
    uint256 version;
}

struct L2ToL1Msg {
    L2Actor sender;
    L1Actor recipient;
    bytes32 content;
}

interface IInbox {
    function sendL2Message(L2Actor calldata recipient, bytes32 content, bytes32 secretHash)
        external
        returns (bytes32 messageHash, uint256 leafIndex);
}

interface IOutbox {
    function consume(
        L2ToL1Msg calldata message,
        uint256 l2BlockNumber,
        uint256 leafIndex,
        bytes32[] calldata path
    ) external;
}

interface IRollup {
    function getInbox() external view returns (IInbox);
    function getOutbox() external view returns (IOutbox);
    function getVersion() external view returns (uint256);
}

interface IRegistry {
    function getCanonicalRollup() external view returns (IRollup);
}
